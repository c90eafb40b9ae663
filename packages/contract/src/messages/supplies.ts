/** Supplies, squads and counts. The four texts that users know stand in `inventory` (operations.ts); these are our own. */
import { formatCount } from '../formats.ts'

export const supplies = {
  quantityFirst: 'Informe a quantidade antes de validar.',
  badQuantity: 'Quantidade inválida.',
  emptiedQuantity: 'Uma quantidade informada não fica vazia: informe a quantidade, ou 0.',
  unsavedQuantities: 'Salve antes as quantidades que digitou.',
  justify: 'Justifique a diferença para validar.',
  assetInSquad: (squad: string) => `Este patrimônio já está vinculado à equipe ${squad}.`,
  badOrder: 'Número de OS inválido.',
  pendingLines: (lines: number) =>
    lines === 1 ? 'Existe 1 item não validado.' : `Existem ${lines} itens não validados.`,
  uncountedLines: (lines: number) =>
    lines === 1
      ? 'Existe 1 item sem quantidade informada.'
      : `Existem ${lines} itens sem quantidade informada.`,
  unknownFirst: 'Cadastre este item antes.',
  noCount: 'Esta equipe não tem contagem aberta.',
  badStep: 'Esta movimentação não é permitida.',
  oneBySerial: 'A quantidade de um item com patrimônio deve ser 1.',
  erpUnchanged: 'Movimentação não altera o estoque no ERP.',
  assetMoving: 'Este patrimônio já está em outra movimentação.',
  reasonRequired: 'Informe o motivo.',
  otherProduct: 'Este patrimônio é de outro produto.',
  serialRequired: 'Informe o patrimônio deste produto.',
  noSerial: 'Este produto não tem patrimônio.',
  otherProvider: 'O produto e a equipe são de provedores diferentes.',
  countRunning: 'Esta equipe já tem uma contagem em andamento.',
  countOver: 'Esta contagem já foi encerrada.',
  signsThere: 'Esta pessoa tem acesso: ela assina o termo em Meus equipamentos.',
  returnsAlone: 'Só o termo de uma devolução é anexado assinado.',
  handOverFirst: 'Entregue a contagem para validação antes de encerrá-la.',
  countValidating: 'Esta contagem está em validação.',
  lineValidated: 'Este item já foi validado.',
  lineTwice: 'Este item já está na contagem.',
  notUnknown: 'Este item já está cadastrado.',
  productInactive: 'Este produto está inativo.',
  squadInactive: 'Esta equipe está inativa.',
  notRecycled: 'Escolha itens em reciclagem que ainda não têm lote.',
  oneProvider: 'Escolha itens de um só provedor.',
  lotTaken: 'Já existe um lote com este número.',
  assetTaken: 'Já existe um patrimônio com este número.',
  boughtLater: 'A compra não pode ser depois de hoje.',
  warrantyBefore: 'A garantia não pode terminar antes da compra.',
  noItems: 'Escolha ao menos um item.',
  inCustody: 'Este patrimônio já está com outra pessoa.',
  notInCustody: 'Escolha itens que estão com esta pessoa.',
  signed: 'Este termo já foi assinado.',
  cancelled: 'Este termo foi cancelado.',
  onlyReceiver: 'Só quem recebe ou devolve assina o termo.',
  removalWaits: (order: string, days: number) =>
    `A retirada ${order} espera há ${formatCount(days, 'dia', 'dias')}.`,
  toCollect: (items: number, name: string) => `Recolher ${formatCount(items, 'item', 'itens')} de ${name}.`,
  differenceNotice: (squad: string, product: string, difference: number) =>
    `Inventário da equipe ${squad}: ${product} com diferença de ${difference > 0 ? '+' : ''}${difference}.`,
  lowStock: (squad: string, product: string, quantity: number, least: number) =>
    `Estoque baixo na equipe ${squad}: ${product} com ${quantity}, mínimo ${least}.`,
  noAsset: 'Sem patrimônio',
  noOrder: 'Sem OS',
  noOrderNorAsset: 'Sem OS e sem patrimônio',
  unknownOrder: (order: string) => `A OS ${order} não existe no ERP`,
  orderFirst: 'Informe a OS deste item antes de conferir.',
  orderFound: 'OS encontrada no ERP: o item está na lista principal.',
  erpSilent: 'O ERP não pôde ser consultado agora. Nada foi alterado.',
  toSign: (items: number) =>
    `Um termo de custódia com ${items} ${items === 1 ? 'item' : 'itens'} espera a sua assinatura.`,
} as const
