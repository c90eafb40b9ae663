const INVITED_NAMED = 50

/** What any list says: saved views, the change of one field, sheets to import. All nosso. */
export const lists = {
  viewExists: 'Já existe uma visão com este nome.',
  viewSharing: 'Só um gestor compartilha visões.',
  noList: 'Lista não encontrada.',
  tooManyViews: (most: number) => `Uma lista guarda até ${most} visões suas. Exclua uma para salvar outra.`,
  sheetTooLong: (most: number) => `A planilha tem mais de ${most} linhas. Divida o arquivo.`,
  sheetEmpty: 'A planilha não tem linhas para importar.',
  sheetColumns: (titles: string) => `Escolha a coluna de: ${titles}.`,
  sheetUnknownColumn: 'Esta coluna não existe na planilha.',
  sheetStarted: 'Esta importação já começou.',
  sheetUndone: 'Esta importação já foi desfeita.',
  sheetTouched: 'Nada foi desfeito: os registros já foram alterados ou estão em uso.',
  sheetRepeated: (line: number) => `igual ao da linha ${line}`,
  sheetInvited: (people: readonly string[]) =>
    `Já tinham recebido o convite, que deixa de valer: ${people.slice(0, INVITED_NAMED).join(', ')}${
      people.length > INVITED_NAMED ? ` e mais ${people.length - INVITED_NAMED}` : ''
    }.`,
  sheetNothingToKeep: 'Escolha as colunas e confira a planilha antes de guardá-las.',
  tooManyMappings: (most: number) =>
    `Uma lista guarda até ${most} escolhas de colunas. Exclua uma para guardar outra.`,
  sheetNoDay: (cell: string) => `${cell} não é uma data: escreva dia, mês e ano.`,
  sheetNoMoment: (cell: string) => `${cell} não é uma data com hora: escreva dia, mês, ano e hora.`,
  sheetNoHour: 'falta a hora.',
  sheetNotFound: (name: string) => `“${name}” não foi encontrado.`,
  sheetAmbiguous: (name: string) => `Há mais de um registro chamado “${name}”.`,
} as const
