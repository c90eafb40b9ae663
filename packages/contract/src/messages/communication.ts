/** Texts of communication campaigns, rules and restrictions. */
import { formatCount } from '../formats.ts'

export const communicationRule = {
  created: 'Regra da campanha de comunicação cadastrada com sucesso!',
  createFailed: 'Erro ao cadastrar regra!',
  noChannel: 'Você precisa marcar como ativada pelo menos uma das mensagens(whatsapp, email ou sms)',
  // nosso
  sendingNotAllowed: 'Este envio não está disponível para o critério escolhido.',
  fixedTitle: 'O título do e-mail é sempre “Uma mensagem do seu provedor”.',
  silence: 'Informe o início e o fim do silêncio, diferentes entre si.',
  template: 'Template não encontrado.',
  neverFires: 'Esta regra nunca seria enviada: o dia ou o turno já passou.',
  templateWayOut:
    'Um template de marketing precisa dizer como deixar de receber: “Responda SAIR…”, no texto ou no botão.',
  approvalNeeded: (total: number) =>
    `Esta regra alcança ${total.toLocaleString('pt-BR')} clientes. Digite este número e peça a aprovação de outro gestor.`,
  wrongNumber: 'O número digitado não é o do público desta regra.',
  approvalSelf: 'A aprovação precisa ser de outro gestor.',
  approvalMissing: 'Esta regra não tem aprovação pendente.',
  approvalChanged: 'A regra mudou desde o pedido. Peça a aprovação novamente.',
  approvalAsked: (campaign: string, total: number) =>
    `Uma regra da campanha ${campaign} alcança ${formatCount(total, 'cliente', 'clientes')} e espera a aprovação de outro gestor.`,
  approved: (campaign: string) => `A regra da campanha ${campaign} foi aprovada e está ativa.`,
  approvalRefused: (campaign: string) => `A aprovação da regra da campanha ${campaign} foi recusada.`,
  requestOutdated: (campaign: string) =>
    `Uma regra da campanha ${campaign} mudou antes de ser aprovada. Peça a aprovação novamente.`,
  approvalTakenBack: (campaign: string) =>
    `Uma regra da campanha ${campaign} mudou depois de aprovada e foi inativada. Peça a aprovação novamente.`,
  activeOfRequester: 'Esta regra está ativa. Ao salvar, ela fica inativa até um gestor ativar de novo.',
  waitsForManager: 'A regra ficou inativa e espera um gestor ativar de novo.',
  changedByRequester: (campaign: string) =>
    `Uma regra ativa da campanha ${campaign} foi editada e ficou inativa. Confira e ative de novo.`,
  keptStopped: (total: number) =>
    `${formatCount(total, 'mensagem do turno em andamento continua cancelada', 'mensagens do turno em andamento continuam canceladas')}: a regra mudou depois que o turno começou.`,
  shiftEnded: 'O turno em andamento não será enviado: a regra mudou depois que ele foi planejado.',
  shiftStopped: (campaign: string, total: number) =>
    `Um turno da campanha ${campaign} tem ${formatCount(total, 'cliente', 'clientes')} e foi parado: a regra ficou inativa. Peça a aprovação de outro gestor.`,
  approvalGrown: 'O público cresceu desde o pedido. Peça a aprovação novamente.',
  testFailed: (reason: string) => `O teste não foi enviado. ${reason}.`,
  noTestDestination: 'Informe o seu contato no perfil para receber o teste.',
} as const

export const communicationSend = {
  // nosso
  runOnlyLocal: 'Só é possível executar um turno enquanto todas as mensagens ficam na caixa de saída.',
  nothingToRetry: 'Não há envios com falha dentro da janela do turno.',
  unreadableEvent: 'Não foi possível ler o evento.',
  lag: 'A fila de mensagens está atrasada.',
  failures: (campaign: string, percent: number) =>
    `${percent}% das mensagens da campanha ${campaign} falharam ou ficaram sem confirmação.`,
  providerAway: (channel: string) =>
    `${channel}: o provedor não responde. Os envios pararam e continuam sozinhos quando ele voltar.`,
  nothingUncertain: 'Não há envios incertos.',
  nothingToResend: 'A janela do turno já fechou: os envios incertos só podem ser marcados como perdidos.',
  lost: (campaigns: string[], total: number) =>
    total === 1
      ? `Um turno da campanha ${campaigns[0]} não foi enviado.`
      : `${total} turnos não foram enviados: ${campaigns.slice(0, 3).join(', ')}${campaigns.length > 3 ? '…' : ''}.`,
  optOuts: (total: number) =>
    `${formatCount(total, 'cliente deixou', 'clientes deixaram')} de receber mensagens nesta semana.`,
} as const

export const communicationReply = {
  // nosso
  arrived: 'Há respostas de clientes para ler.',
  nobody: 'Este contato não é de nenhum cliente.',
  wordless: '(sem texto)',
} as const

export const communicationTemplate = {
  // nosso
  duplicated: 'Já existe um template com este nome e idioma.',
  inUse: 'Este template está em uso por uma regra e não pode ser excluído.',
  wayOutInUse:
    'Este template está em uso por uma regra: o texto ou o botão precisa dizer como deixar de receber.',
} as const
