/** What every decision at the desk is handed. */
import type { Action } from "../../../api/types";
import type { Names } from "../../../kit/names";
import type { View } from "../model";

export interface DeskProps {
  view: View;
  /** Mine; none while something is being told. */
  legal: readonly Action[];
  you: number | null;
  names: Names;
  /** Whether it was accepted. */
  act: (text: string) => Promise<boolean>;
}

export const allows = (legal: readonly Action[], text: string): boolean =>
  legal.some((action) => action.text === text);

export const canDo = (legal: readonly Action[], verb: string): boolean =>
  legal.some((action) => action.verb === verb);
