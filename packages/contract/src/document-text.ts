/** CPF and CNPJ as texts. */
import { stripMarks } from './formats.ts'

/** A document as it is stored: without marks, the letters of a CNPJ as capitals. */
export const stripDocument = (typed: string): string => stripMarks(typed).toUpperCase()

/** Whether a stored document has the form of a CNPJ: of its 14 characters the first 12 may be letters. */
export const hasCnpjForm = (document: string): boolean => /^[0-9A-Z]{12}\d{2}$/.test(document)
