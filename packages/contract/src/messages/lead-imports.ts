const counted = (total: number, none: string, one: string, many: string) =>
  total > 1 ? `${total.toLocaleString('pt-BR')} ${many}` : total ? one : none

/** Lead imports. Texts that users know are kept exactly; those under "nosso" are our own. */
export const leadImport = {
  create: 'NOVA IMPORTAÇÃO LEADS',
  createFailed: 'Erro ao importar os leads!',
  downloaded: 'Arquivo baixado com sucesso!',
  template: 'modelo_importacao_leads.xlsx',
  // nosso
  unreadable: 'Não foi possível ler o arquivo. Verifique se a planilha abre e tente novamente.',
  bomb: 'A planilha é grande demais depois de aberta. Divida o arquivo e tente novamente.',
  tooLong: 'A leitura da planilha demorou demais. Divida o arquivo e tente novamente.',
  tooManyRows: 'A planilha tem linhas demais. O limite é de 1.048.575 linhas.',
  noRows: 'A planilha não tem linhas para importar.',
  headerMissing: 'A planilha precisa das colunas nome e telefone na primeira linha.',
  wrongMoment: 'Esta importação não está nesta etapa. Recarregue a página.',
  undone: 'Importação desfeita.',
  partlyUndone: (gone: number, kept: number) =>
    `Importação desfeita em parte: ${counted(gone, '', 'uma lead excluída', 'leads excluídas')}; ${
      kept === 1
        ? 'uma fica, porque já foi ao ERP ou foi alterada por alguém'
        : `${kept.toLocaleString('pt-BR')} ficam, porque já foram ao ERP ou foram alteradas por alguém`
    }.`,
  imported: (total: number, bad: number) =>
    `${total === 1 ? '1 participante importado' : `${total.toLocaleString('pt-BR')} participantes importados`}${
      bad ? `; ${bad.toLocaleString('pt-BR')} ${bad === 1 ? 'linha com erro' : 'linhas com erro'}` : ''
    }.`,
  running: 'Importação em andamento.',
  created: (criadas: number, unidas: number, puladas: number) =>
    `${[
      counted(criadas, 'Nenhuma lead criada', 'Uma lead criada', 'leads criadas'),
      unidas && counted(unidas, '', 'uma unida à lead aberta', 'unidas à lead aberta'),
      puladas &&
        counted(puladas, '', 'uma pulada, que já tem lead aberta', 'puladas, que já têm lead aberta'),
    ]
      .filter(Boolean)
      .join('; ')}.`,
  creating: 'As leads estão sendo criadas.',
  noneNew: 'As leads selecionadas já foram criadas.',
  alreadyLead: 'Este participante já virou lead e não pode ser alterado.',
  touched: (total: number) =>
    total === 1
      ? 'A importação não pode ser desfeita: a lead dela já foi ao ERP ou foi alterada por alguém.'
      : `A importação não pode ser desfeita: ${total.toLocaleString('pt-BR')} leads já foram ao ERP ou foram alteradas por alguém.`,
  row: {
    name: 'Nome não informado',
    nameTooLong: 'Nome com mais de 200 caracteres',
    phoneMissing: 'Telefone não informado',
    phoneScientific: 'Telefone em notação científica: formate a coluna como texto',
    phone: 'Telefone inválido',
    cpfScientific: 'CPF em notação científica: formate a coluna como texto',
    cpf: 'CPF inválido',
    repeated: 'Linha repetida: igual à linha ',
  },
} as const
