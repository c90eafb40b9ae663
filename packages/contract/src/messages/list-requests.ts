/** Texts about how lists are filtered and sorted. */

const names = (columns: readonly string[]) => columns.join(', ')

export const list = {
  // nosso
  notSorted: (column: string | undefined, sortable: readonly string[]) =>
    `${column ? `Não há índice para ordenar por ${column}. ` : ''}Ordene por: ${names(sortable)}.`,
  mostOrders: (most: number) => `Ordene por até ${most} colunas.`,
  repeatedOrder: 'Cada coluna ordena uma vez só.',
  noIndex: (indexed: readonly string[]) =>
    `Cada alternativa de _or precisa de uma coluna com índice (${names(indexed)}) e de _eq, _in, _gt, _gte, _lt ou _lte.`,
  noCondition: 'Uma alternativa de _or sem condição é a lista inteira.',
  notInOr: (column: string) => `A coluna ${column} não pode estar em _or.`,
} as const

export const typeWords = {
  string: 'um texto',
  number: 'um número',
  int: 'um número inteiro',
  boolean: 'true ou false',
  array: 'uma lista',
  object: 'um objeto',
} as const
export type TypeWord = keyof typeof typeWords

/** Texts about what a program asks of its answers. */
export const rest = {
  // nosso
  columns: (columns: readonly string[]) => `Escolha entre as colunas: ${names(columns)}.`,
  onlyRecord: 'retorno aceita registro, onde há um caminho que consulta o registro.',
  recordNotRead: 'Você pode gravar, mas não consultar este registro: peça sem retorno.',
  recordPersonal:
    'Esta chave não lê dados pessoais (`dados_pessoais`), e o registro inteiro os tem: peça sem retorno.',
  mostReturned: (most: number) => `O registro inteiro é respondido para até ${most} objetos por vez.`,
  otherList: 'Esta marca é de outra lista: repita a ordem, o filtro e a busca da página anterior.',
  notListed: 'O valor não é um dos que esta coluna tem.',
  wholeDocument: 'Informe o CPF ou CNPJ inteiro; para procurar por uma parte, use _ilike.',
  wholePhone: 'Informe o telefone inteiro, com DDD; para procurar por uma parte, use _ilike.',
  markOrOffset: 'Envie depois ou offset: a página começa depois da marca.',
  notAllRows: (most: number) =>
    `São mais de ${most.toLocaleString('pt-BR')} linhas: peça uma página por vez, com limit e depois.`,
  beside: (field: string, wrapper: string) =>
    `O campo ${field.slice(0, 40)} não vai ao lado de ${wrapper}: envie-o dentro.`,
  otherRecord: 'O id é de outro registro que o do endereço.',
  /** Of a value of another type than those that its field takes. */
  otherType: (...kinds: TypeWord[]) => `Informe ${kinds.map((kind) => typeWords[kind]).join(', ou ')}.`,
  once: 'Envie este parâmetro uma vez só.',
  notNull: 'Não pode ser nulo: deixe o campo de fora.',
  noFile: 'Esta lista não é exportada em CSV.',
  fileIsWhole: 'Um CSV tem todas as linhas: peça sem limit, offset, depois e contar.',
} as const

/** Texts about the ids of other systems. */
export const external = {
  // nosso
  sourceForm: 'A fonte tem de 2 a 40 letras minúsculas, dígitos, - e _, e começa com uma letra.',
  noSource: 'Só uma chave de acesso com fonte usa ids externos: dê uma fonte à chave.',
  personal:
    'Um id externo não pode ser CPF, CNPJ, telefone ou e-mail: use um código da origem, como erp-123.',
  linked: 'Este id externo já é de outro registro.',
  otherId: 'Este registro já tem outro id externo desta fonte.',
  otherProvider:
    'Este id externo já é de um registro de outro provedor: dê a cada sistema uma fonte própria, como erp-norte.',
  forgotten: 'Os dados pessoais deste registro foram removidos (LGPD): deixe de enviar este id externo.',
  twice: 'Este id externo está duas vezes no pedido.',
  changeOnly: 'Só se altera em quem já existe: cadastre sem este campo.',
} as const
