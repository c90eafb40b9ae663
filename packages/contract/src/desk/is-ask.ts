import { onlyDigits } from '../formats.ts'

/** A document needs all of its digits; everything else is asked as it is typed. */
export const isAsk = ({ por, valor }: { por: string; valor: string }): boolean =>
  por !== 'documento' || [11, 14].includes(onlyDigits(valor).length)
