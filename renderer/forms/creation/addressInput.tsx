import type { OwnInput } from '../FormField.tsx';
import { TextInput } from '../Inputs.tsx';

/** The e-mail record of something new, typed as its address; `help` says what is created. */
export const addressInput =
  (help: string): OwnInput =>
  (input) => <TextInput {...input} help={help} type="email" />;
