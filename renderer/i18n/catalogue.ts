/** A part of the catalogue in another language than French: the same keys, a text where French has one. */
export type Translated<French> = {
  readonly [Key in keyof French]: French[Key] extends string ? string : Translated<French[Key]>;
};
