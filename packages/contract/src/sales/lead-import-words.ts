/** Words of lead imports, free of validation: lists and columns load them. */

/** The step of an import. `lendo`, `importando` and `criando` continue automatically, also after a crash. */
export const importSituations = {
  nova: 'Nova',
  lendo: 'Lendo a planilha',
  conferida: 'Aguardando conferência',
  importando: 'Importando',
  importada: 'Importada',
  criando: 'Criando leads',
  desfeita: 'Desfeita',
  falhou: 'Falhou',
} as const
export type ImportSituation = keyof typeof importSituations

/** How people with an open lead are handled: skipped, or merged into that lead. */
export const openLeadChoices = { pular: 'Pular', unir: 'Unir à lead aberta' } as const
export type OpenLeadChoice = keyof typeof openLeadChoices

export const workingSituations: readonly string[] = ['lendo', 'importando', 'criando']

/** 100 MB, as large as an export of a million rows. */
export const MAX_SHEET_BYTES = 104_857_600
export const sheetEndings = ['.csv', '.xlsx', '.xls'] as const
/** What one sheet of a workbook can hold. */
export const MAX_SHEET_ROWS = 1_048_576
