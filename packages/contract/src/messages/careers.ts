/** Texts of careers; those of the résumé's days are documented, all others are our own wording. */
import { formatCount } from '../formats.ts'
import { file } from './files.ts'

const outcomes = {
  aberta: 'foi publicada',
  pausada: 'foi pausada',
  encerrada: 'foi encerrada',
  cancelada: 'foi cancelada',
  excluida: 'foi excluída',
} as const

export const vacancy = {
  none: 'Nenhuma vaga disponível no momento.',
  nonePage: 'Nenhuma vaga nesta página.',
  pageBefore: 'Página anterior',
  pageNext: 'Próxima página',
  page: (page: number, last: number) => `Página ${page} de ${last}`,
  closed: 'Esta vaga foi encerrada.',
  notReceiving: 'Esta vaga não está recebendo candidaturas.',
  recommendationOff: 'O seu link de indicação desta vaga foi desligado. Use Compartilhar.',
  places: 'Informe ao menos 1 vaga.',
  badStep: 'Esta mudança de situação não é permitida.',
  range: 'O valor máximo da faixa deve ser maior ou igual ao mínimo.',
  showRange: 'Informe a faixa salarial para exibi-la.',
  placesTaken: (n: number) =>
    n === 1 ? 'Já há 1 pessoa contratada para esta vaga.' : `Já há ${n} pessoas contratadas para esta vaga.`,
  full: 'Todas as vagas já foram preenchidas.',
  lastDayPassed: 'O último dia desta vaga já passou. Altere a data de fim antes de publicar.',
  sourceTaken: 'Já existe uma fonte com este nome nesta vaga.',
  closedEdit: 'Uma vaga encerrada ou cancelada não pode ser alterada.',
  managersEdit:
    'Só quem gerencia o banco de talentos altera esta vaga. Enquanto é rascunho, quem a escreveu também.',
  applied: (n: number) => (n === 1 ? 'Há 1 candidatura nesta vaga.' : `Há ${n} candidaturas nesta vaga.`),
  published: 'Vaga publicada.',
  draftWaits: (title: string) => `A vaga ${title} foi escrita e espera a publicação.`,
  stepped: (title: string, outcome: keyof typeof outcomes) => `A vaga ${title} ${outcomes[outcome]}.`,
  substituteTaken: 'Já existe uma vaga para este desligamento.',
  sendToBank: 'Enviar demais candidatos ao banco de talentos?',
  wrongSector: 'Este setor não é do departamento escolhido.',
  wrongDepartment: 'Este departamento não é do provedor escolhido.',
} as const

export const application = {
  again: 'Você já se candidatou a esta vaga.',
  notReceiving: vacancy.notReceiving,
  privacy: 'É necessário aceitar o aviso de privacidade para continuar.',
  tooYoung: 'Idade mínima de 14 anos para candidatura.',
  minor: 'Com menos de 18 anos, a candidatura é possível só para estágio ou jovem aprendiz.',
  judgesOwn:
    'Você se candidatou a esta vaga. Por isso, só outra pessoa pode mudar as palavras-chave e as perguntas dela.',
  relatives: 'Informe o nome de quem é da sua família.',
  /** The same for everybody, so that nobody learns who has an account. */
  received:
    'Enviamos um e-mail com o próximo passo. Se ele não chegar em alguns minutos, confira o endereço e a caixa de spam.',
  signInFirst: 'Este e-mail já tem cadastro. Entre com ele e abra este link outra vez para enviar.',
  accountOff:
    'O cadastro deste e-mail está desativado. Para se candidatar, envie a candidatura outra vez com outro e-mail.',
  linkEnded: 'Este link não vale mais. Envie a candidatura outra vez.',
  confirmed: 'E-mail confirmado. Sua candidatura foi enviada.',
  kept: 'E-mail confirmado. Seu currículo foi guardado.',
  withdrawn: 'Você desistiu desta candidatura.',
  ended: 'Esta candidatura já terminou.',
  reasonRequired: 'Informe o motivo.',
  removed: 'Seus dados foram excluídos.',
  tooMany: 'Muitas candidaturas enviadas. Tente novamente mais tarde.',
  arrived: (name: string, title: string) => `${name} se candidatou à vaga ${title}.`,
  withdrew: (name: string, title: string, accepted: boolean) =>
    `${name} desistiu da vaga ${title}${accepted ? ' depois de aceitar a proposta' : ''}.`,
  leftNameless: (title: string, accepted: boolean) =>
    `Uma pessoa${accepted ? ' que aceitou a proposta' : ''} saiu da vaga ${title} e excluiu os seus dados.`,
  manyArrived: (n: number, title: string) => `${n} novas candidaturas à vaga ${title}.`,
} as const

/** What is mailed beside the stages' own templates. */
export const applicationMail = {
  confirmSubject: (title: string) => `Confirme sua candidatura: ${title}`,
  confirmCvSubject: 'Confirme seu currículo',
  confirm: (what: string, link: string, days: number) =>
    `Olá!\n\nPara enviar ${what}, confirme seu e-mail em até ${formatCount(days, 'dia', 'dias')}:\n${link}\n\nSe não foi você, ignore esta mensagem: nada será guardado.`,
  againSubject: (title: string) => `Sua candidatura: ${title}`,
  again: (name: string, link: string) =>
    `Olá, ${name}.\n\nVocê já se candidatou a esta vaga. Entre para acompanhar cada etapa:\n${link}`,
  otherEmailSubject: 'Uma candidatura com o seu CPF',
  otherEmail: (name: string, link: string) =>
    `Olá, ${name}.\n\nRecebemos uma candidatura com o seu CPF por outro e-mail. Ela não foi enviada. Para se candidatar, entre com este e-mail:\n${link}\n\nSe não foi você, nada precisa ser feito.`,
  accountOffSubject: 'Sua candidatura não foi enviada',
  accountOff: (name: string, link: string) =>
    `Olá, ${name}.\n\nRecebemos uma candidatura com este e-mail, mas o cadastro dele está desativado, e ela não foi enviada. Para se candidatar, escolha a vaga e envie a candidatura com outro e-mail:\n${link}\n\nSe não foi você, nada precisa ser feito.`,
  expirySubject: 'Seu currículo no banco de talentos',
  expiry: (name: string, day: string, link: string) =>
    `Olá, ${name}.\n\nSeu currículo está no banco de talentos e não muda há quase dois anos. Em ${day} ele será apagado. Para continuar, entre e confira seus dados:\n${link}`,
} as const

export const resume = {
  educationDates: 'A data de ingresso não pode ser maior que a data de conclusão!',
  experienceDates: 'A data de ingresso não pode ser maior que a data de saída!',
  certificateDates: 'A data de validade não pode ser anterior à data de emissão!',
  educationEnd: 'Informe a data de conclusão.',
  experienceEnd: 'Informe a data de saída ou marque o emprego atual.',
  futureEnd: 'A data de conclusão não pode ser futura.',
  pdfOnly: 'Envie o currículo em PDF.',
  pdfTooLong: 'O PDF tem páginas demais. Envie até 30 páginas.',
  pdfTooSlow: 'O PDF é pesado demais para ser lido. Salve-o de novo, mais simples, e envie outra vez.',
  pdfLocked: file.lockedPdf,
  pdfBroken: 'Não foi possível ler o PDF. Salve-o de novo e envie outra vez.',
} as const

export const careerTemplate = {
  nameTaken: 'Já existe um modelo com este nome nesta etapa.',
  defaultActive: 'O modelo padrão precisa ficar ativo.',
  defaultKept: 'Escolha outro modelo padrão antes de excluir este.',
} as const
