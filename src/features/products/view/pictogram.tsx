import type { ReactNode } from "react";
import type { Pictogram } from "../hazard.ts";

/** Black symbols on a square of 100, drawn after the descriptions of CLP, annex V. */
const SYMBOLS: Readonly<Record<Pictogram, ReactNode>> = {
  GHS01: (
    <>
      <circle cx="46" cy="60" r="13" />
      <path d="M44 46 49 33 54 44 63 30 62 43 76 36 67 47 80 50 66 53 72 62 60 58Z" />
      <path d="M30 42 36 36M24 56 31 55M34 74 28 79M56 76 60 82M69 70 76 75" stroke="#000" strokeWidth="4" />
    </>
  ),
  GHS02: (
    <>
      <path d="M52 20C54 31 70 38 69 54 68 66 59 71 50 71 40 71 31 65 32 53 33 46 38 43 38 36 43 39 44 44 44 48 52 42 54 32 52 20Z" />
      <path d="M50 69C44 69 41 64 42 59 43 55 47 54 48 49 53 53 58 57 57 62 56 66 54 69 50 69Z" fill="#fff" />
      <path d="M32 74H68V78H32Z" />
    </>
  ),
  GHS03: (
    <>
      <path d="M51 17C53 26 64 31 63 43 62 48 60 50 57 52H42C38 49 37 46 38 42 39 37 42 35 42 30 46 32 47 36 47 39 52 34 53 26 51 17Z" />
      <circle cx="50" cy="64" r="10" fill="none" stroke="#000" strokeWidth="5" />
      <path d="M34 78H66V82H34Z" />
    </>
  ),
  GHS04: (
    <path d="M24 60 62 34C67 31 72 31 75 35L79 32 82 37 78 40C79 44 77 48 73 51L35 74C30 77 25 76 22 71 20 67 20 63 24 60Z" />
  ),
  GHS05: (
    <>
      <path d="M24 30 44 22 46 27 26 35ZM76 30 56 22 54 27 74 35Z" />
      <path d="M32 38C34 42 35 44 32 46 29 44 30 42 32 38ZM32 49C34 53 35 55 32 57 29 55 30 53 32 49ZM65 38C67 42 68 44 65 46 62 44 63 42 65 38ZM65 49C67 53 68 55 65 57 62 55 63 53 65 49Z" />
      <path d="M17 61H27C29 65 35 65 37 61H46V69H25Z" />
      <path d="M52 62C56 59 60 60 62 63 64 66 68 66 70 62L83 57C80 62 76 64 74 67 71 72 62 73 52 72Z" />
    </>
  ),
  GHS06: (
    <>
      <path d="M50 20C62 20 69 28 69 38 69 45 65 49 62 51L61 58H39L38 51C35 49 31 45 31 38 31 28 38 20 50 20Z" />
      <circle cx="42" cy="39" r="5" fill="#fff" />
      <circle cx="58" cy="39" r="5" fill="#fff" />
      <path d="M50 45 53 51H47Z" fill="#fff" />
      <path d="M28 60 72 78M72 60 28 78" stroke="#000" strokeWidth="6" strokeLinecap="round" />
    </>
  ),
  GHS07: (
    <>
      <path d="M44 22H56L53 62H47Z" />
      <circle cx="50" cy="72" r="6" />
    </>
  ),
  GHS08: (
    <>
      <circle cx="50" cy="27" r="9" />
      <path d="M29 76C28 56 31 41 42 38H58C69 41 72 56 71 76Z" />
      <path
        d="M50 43 53 53 61 47 57 56 66 58 57 61 61 70 53 64 50 74 47 64 39 70 43 61 34 58 43 56 39 47 47 53Z"
        fill="#fff"
      />
    </>
  ),
  GHS09: (
    <>
      <path d="M41 68V44M41 54 31 45M41 49 52 38M41 44 37 32M41 42 47 28" stroke="#000" strokeWidth="4" fill="none" />
      <path d="M20 66C34 61 44 66 56 64 66 62 72 64 80 66 68 72 58 72 48 74 38 76 28 72 20 66Z" />
      <path d="M54 56C60 48 72 48 79 55L85 50V62L79 57C72 64 60 64 54 56Z" />
      <circle cx="60" cy="55" r="1.8" fill="#fff" />
    </>
  ),
};

/** A hazard pictogram of CLP: a red frame around a black symbol. */
export const HazardPictogram = ({ code, name, className }: { code: Pictogram; name: string; className?: string }) => (
  <svg viewBox="0 0 100 100" role="img" aria-label={name} className={className}>
    <path d="M50 4 96 50 50 96 4 50Z" fill="#fff" stroke="#d6001c" strokeWidth="6" />
    <g>{SYMBOLS[code]}</g>
  </svg>
);

/** The crossed-out bin of directives 2012/19 and regulation 2023/1542. */
export const CrossedOutBin = ({ name, className }: { name: string; className?: string }) => (
  <svg viewBox="0 0 100 110" role="img" aria-label={name} className={className}>
    <path
      d="M30 28H70L64 78H36ZM26 22H74M42 22V16H58V22M42 38 45 68M50 38V68M58 38 55 68"
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
    />
    <circle cx="40" cy="84" r="5" fill="currentColor" />
    <path d="M12 12 88 90M88 12 12 90" stroke="currentColor" strokeWidth="5" />
    <path d="M22 98H78V106H22Z" fill="currentColor" />
  </svg>
);
