/** Starts the clock of this process, and of those that it starts from now on, at CARNET_TODAY. Throws GivenDayError. */
export function beginDay(): void;
/** The same, where the process that started this one may have started the day already. */
export function joinDay(): void;
/** The offset of this day's clock from the machine's, in ms; 0 where no day is given. */
export function clockMove(): number;
