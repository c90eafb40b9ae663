/** Everywhere a week begins on Monday, as date-fns and react-day-picker count weekdays. */
export const WEEK_STARTS_ON = 1

/** Days since the week began, 0 to 6, of a weekday as `getUTCDay` answers it. */
export const daysIntoWeek = (weekday: number): number => (weekday - WEEK_STARTS_ON + 7) % 7
