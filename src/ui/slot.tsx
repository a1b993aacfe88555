import { Children, type ComponentProps, cloneElement, type ReactElement } from "react";
import { classes } from "./classes.ts";

type Props = ComponentProps<"button">;

/** Gives its only child these properties. What the child says itself stays; class names are joined, and a click reaches both. */
export function Slot({ children, className, onClick, ...props }: Props) {
  const child = Children.only(children) as ReactElement<Props>;
  const own = child.props;
  const press: Props["onClick"] = (event) => {
    own.onClick?.(event);
    onClick?.(event);
  };
  return cloneElement(child, {
    ...props,
    ...own,
    className: classes(className, own.className),
    onClick: own.onClick || onClick ? press : undefined,
  });
}
