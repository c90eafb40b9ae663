/** Texts of the backoffice; all of them are our own wording. */
export const backoffice = {
  checklist: 'Preencha todos os itens do checklist para aprovar.',
  pastSchedule: 'A data de agendamento não pode ser anterior a hoje!',
  notYours: 'Este item está com outra pessoa.',
  queueEmpty: 'Não há itens nesta fila.',
  taken: 'Item atribuído a você.',
  released: 'Item devolvido à fila.',
  activationInFuture: 'A data de ativação não pode ser posterior a agora.',
  activationBeforeSale: 'A data de ativação não pode ser anterior à venda.',
  activatedAlready: 'A instalação desta venda já foi concluída.',
  otherOpenLead: 'O cliente já tem outra lead em aberto. Encerre-a antes de cancelar a venda.',
  futureReturn: 'Informe um momento posterior a agora.',
  npsRange: 'Informe uma nota de 0 a 10.',
  answersRequired: 'Responda às três perguntas.',
  notEnded: 'Só registros cancelados ou sem contato podem ser excluídos.',
  notApproved: 'A venda não está aprovada.',
  notActivated: 'A instalação ainda não foi concluída.',
  problemTypeUsed: 'Este tipo tem problemas. Inative-o.',
  problemTypeExists: 'Já existe um tipo com este título.',
  foreignSale: 'A venda não é deste provedor.',
  bringSpan: 'Informe um dia dos últimos 12 meses.',
  brought: (n: number) =>
    n === 0
      ? 'Nenhuma venda a trazer.'
      : n === 1
        ? '1 venda trazida para a fila.'
        : `${n} vendas trazidas para a fila.`,
  cancelledSale: (reason: string) => `Venda cancelada no backoffice: ${reason}`,
  saleChanged: (name: string) => `A venda de ${name} foi corrigida e voltou para a auditoria.`,
  saleBack: (name: string) => `A venda de ${name} foi cancelada e a lead voltou para Negociação.`,
  activationCancelled: (name: string, reason: string) => `A instalação de ${name} foi cancelada: ${reason}`,
  salePending: (name: string, text: string) => `Venda de ${name} com pendência: ${text}`,
  missedVisit: (name: string, day: string) =>
    `A instalação de ${name} era em ${day} e ninguém registrou como foi.`,
  late: (what: string, name: string) => `Prazo vencido: ${what} de ${name}.`,
} as const
