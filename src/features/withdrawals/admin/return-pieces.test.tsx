import { useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { useRestock } from "./return-pieces.tsx";

const goods = [
  { position: 0, name: "Rose Oil", quantity: 1 },
  { position: 2, name: "Lune", quantity: 3 },
];

it("pieces for sale again are no more than came back, and none of what did not", () => {
  let restocked = {};
  const Chosen = () => {
    const [isChosen, setChosen] = useState(false);
    const { restock, setRestock } = useRestock(goods);
    restocked = restock;
    if (!isChosen) {
      setChosen(true);
      setRestock({ 0: 2, 1: 1, 2: 2 });
    }
    return null;
  };
  renderToStaticMarkup(<Chosen />);
  expect(restocked).toEqual({ 0: 1, 2: 2 });
});

it("what never left is for sale again unless that is changed", () => {
  let restocked = {};
  const Opened = () => {
    restocked = useRestock(goods, { 0: 0, 2: 2 }).restock;
    return null;
  };
  renderToStaticMarkup(<Opened />);
  expect(restocked).toEqual({ 0: 0, 2: 2 });
});
