/** What the address of the new lead's form brings, passed on outside the address (docs/screens.md#documents-in-an-address). */
export interface Prefill {
  documento?: string
  cep?: string
}

/** Documents and CEPs of an address, without punctuation; what is none is left out. */
export function prefillOf({ cpf, cep }: { cpf?: string; cep?: string }): Prefill {
  const documento = (cpf ?? '').replace(/[^0-9a-zA-Z]/g, '').toUpperCase()
  const digits = (cep ?? '').replace(/\D/g, '')
  return {
    ...(/^(\d{11}|[0-9A-Z]{12}\d{2})$/.test(documento) && { documento }),
    ...(digits.length === 8 && { cep: digits }),
  }
}
