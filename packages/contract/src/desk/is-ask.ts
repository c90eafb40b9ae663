import { hasCnpjForm, stripDocument } from '../document-text.ts'
import { onlyDigits } from '../formats.ts'

/** What a search for a document asks the provider's system: digits, or a CNPJ with its letters. */
export function askedDocument(typed: string): string {
  const document = stripDocument(typed)
  return hasCnpjForm(document) ? document : onlyDigits(typed)
}

/** A document needs all of its characters; everything else is asked as it is typed. */
export const isAsk = ({ por, valor }: { por: string; valor: string }): boolean =>
  por !== 'documento' || [11, 14].includes(askedDocument(valor).length)
