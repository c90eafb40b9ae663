/** Texts of requests for equipment; all of them are our own wording. */
export const equipmentRequests = {
  sent: 'Pedido enviado. Você será avisado da decisão.',
  open: 'Você já tem um pedido aberto deste produto.',
  closed: 'Este pedido não muda mais.',
  notYours: 'Só quem fez este pedido o altera.',
  past: 'Informe um dia a partir de hoje.',
  notOneself: 'Outra pessoa decide sobre o seu pedido.',
  notApproved: 'Escolha pedidos aprovados desta pessoa.',
  inTerm: 'Este pedido já está em um termo de custódia.',
  waitsSignature: 'Há um termo de custódia deste pedido a assinar. Peça que ele seja cancelado.',
  otherThanApproved: (product: string, quantity: number) =>
    `Foi aprovado: ${quantity} × ${product}. Entregue exatamente isso.`,
  asked: (who: string | null, quantity: number, product: string) =>
    `${who ?? 'Um funcionário'} pediu ${quantity} × ${product}.`,
  decided: (
    quantity: number,
    product: string,
    outcome: 'aprovado' | 'recusado' | 'cancelado',
    answer: string | null,
  ) => `Seu pedido de ${quantity} × ${product} foi ${outcome}${answer ? `: ${answer}` : '.'}`,
  cancelled: (who: string | null, quantity: number, product: string) =>
    `${who ?? 'Um funcionário'} cancelou o pedido aprovado de ${quantity} × ${product}.`,
} as const
