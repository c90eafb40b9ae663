/** Numbers of documents, apart from their schemas. */

/** Days before the end of validity from which a document warns, and of the last warning. */
export const EXPIRY_WARNING_DAYS = 30
export const EXPIRY_LAST_WARNING_DAYS = 7

/** The person that a file is meant for: the CPF (11 digits) or registration at the start of its name. */
export function ownerOfFile(name: string): { cpf: string } | { matricula: string } | null {
  const stem = name.replace(/\.[^.]*$/, '').trim()
  const cpf = /^(\d{3}\.?\d{3}\.?\d{3}-?\d{2})(?!\d)/.exec(stem)?.[1]?.replace(/\D/g, '')
  if (cpf) return { cpf }
  const matricula = /^([0-9A-Za-z.-]{1,20}?)(?:[\s_]|$)/.exec(stem)?.[1]
  return matricula ? { matricula } : null
}
