/** What only the server answers, in every area. */
export const refusal = {
  orderChanged: 'Outra pessoa mudou a ordem. Recarregue a página e tente de novo.',
  notFound: 'Registro não encontrado.',
  nothingChanged: 'Nenhum campo para alterar.',
  noAddress: 'Endereço não encontrado.',
  wrongVerb: (verbs: readonly string[]) =>
    `Este endereço não aceita este método. Aceitos: ${verbs.join(', ')}.`,
  /** A call over several records, some of which are not there. */
  someNotFound: (missing: number, all: number) =>
    missing === 1
      ? `1 de ${all} registros não foi encontrado. Nada foi alterado.`
      : `${missing} de ${all} registros não foram encontrados. Nada foi alterado.`,
  /** Whether somebody changed the state before is not known. */
  wrongState: 'Esta mudança de situação não é permitida. Recarregue a página.',
  staleEdit: 'Este registro foi alterado por outra pessoa. Recarregue a página.',
  unauthorized: 'Entre para continuar.',
  tooManyRows: 'O resultado tem linhas demais. Use os filtros ou a exportação.',
  inUse: 'Este registro está em uso e não pode ser excluído.',
  categoryInUse: 'Esta categoria possui itens vinculados e não pode ser excluída.',
  duplicated: 'Já existe um registro com estes dados.',
  noOption: 'Opção não encontrada.',
  locked: 'Outra pessoa está gravando este registro. Tente de novo.',
  tooSlow: 'A consulta demorou demais. Peça menos de uma vez, por exemplo um período menor.',
  readOnly: 'Somente leitura: gravações voltam em instantes.',
  /** A write whose answer was lost: it is there as a whole, or not at all. */
  unknownOutcome: 'Não sabemos se foi gravado; confira.',
  storeAway: 'O armazenamento de arquivos não respondeu. Tente novamente em instantes.',
  unreadable: 'Não foi possível ler os dados enviados.',
  otherBody:
    'O Content-Type do corpo não é aceito aqui: envie application/json, ou multipart/form-data a /files.',
  notUtf8: 'O corpo tem de ser JSON em UTF-8.',
  nul: 'O caractere nulo (\\u0000) não pode ser gravado nem procurado.',
  filterForm:
    'Escreva filtro[coluna]=valor ou filtro[coluna][_operador]=valor. O que junta condições vai em filtro como JSON.',
  filterTwice: 'Envie o filtro como JSON ou em parâmetros filtro[coluna], não dos dois modos.',
} as const

/** What a person does about a newer state, and what a program does. */
export const onNewer = { person: 'Recarregue a página', program: 'Consulte o registro de novo' } as const
