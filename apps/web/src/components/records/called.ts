/** How a question names a record: `o setor "Campo" de Suporte, Produto`. What distinguishes two of a name is last. */
export function called(what: string, name: string, ...apart: (string | null | undefined)[]): string {
  const known = apart.filter(Boolean).join(', ')
  return `${what} "${name}"${known && ` de ${known}`}`
}
