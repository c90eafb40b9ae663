import { clsx } from 'clsx'

/** Joins class names. The kit's classes sit in a lower layer, so a utility beside them always wins. */
export const cn = clsx
