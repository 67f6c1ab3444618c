import { useState } from 'react';
import { m } from '../words/messages.js';
import { Stepper, wholeOf } from './stepper.tsx';

interface NumberStepperProps {
  label: string;
  value: number;
  least: number;
  most: number;
  step?: number;
  isDisabled?: boolean;
  place?: string;
  onChange(value: number): void;
}

/**
 * Every valid number is taken at once. Invalid text shows an error, and is gone once the field is
 * left.
 */
export function NumberStepper({ value, onChange, ...rest }: NumberStepperProps) {
  const { least, most } = rest;
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    const number = wholeOf(text);
    const isTaken = number !== null && number >= least && number <= most;
    setTyped(isTaken ? null : text);
    if (isTaken) onChange(number);
  };
  return (
    <Stepper
      {...rest}
      value={typed ?? String(value)}
      error={typed === null ? null : m.range({ least, most })}
      onChange={change}
      onLeave={() => setTyped(null)}
    />
  );
}
