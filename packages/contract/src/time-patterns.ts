/** Days and times that there are, as parts of patterns. */

/** A day of the calendar without its year: of February the 29th, too. */
export const monthDaySource =
  '(02-(0[1-9]|[12]\\d)|(0[469]|11)-(0[1-9]|[12]\\d|30)|(0[13578]|1[02])-(0[1-9]|[12]\\d|3[01]))'

/** `12:34`, of a time or of an offset. */
export const hourSource = '([01]\\d|2[0-3]):[0-5]\\d'
