export interface Face {
  file: string;
  letters: string;
  features: string[];
  renamed?: [string, string];
}
export const FACES: Record<"title" | "text", Face>;
