/** The clock of this process, and of those that it starts from now on, begins at CARNET_TODAY now. Throws GivenDayError. */
export function beginDay(): void;
/** The same, where the process that started this one may have begun the day already. */
export function joinDay(): void;
/** How far from the machine's the clock of this day is, in ms; 0 where no day is given. */
export function clockMove(): number;
