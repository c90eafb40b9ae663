/** Texts of sponsorship. Those that other screens share are the documents'; the others are our own wording. */
export const sponsorship = {
  leadTime: 'A solicitação deve ser feita com no mínimo 15 dias de antecedência.',
  valueRequired: 'Informe o valor solicitado.',
  maxValue: 'O valor máximo é R$ 1.000.000,00.',
  pendingAccount: 'Existe uma prestação de contas pendente para este CPF/CNPJ.',
  justificationRequired: 'Selecione uma justificativa.',
  wrongJustification: 'Selecione uma justificativa deste tipo de decisão.',
  needsAcceptedRound: 'É necessário aceitar uma proposta antes de aprovar.',
  needsViability: 'É necessário registrar a análise de viabilidade antes de negociar.',
  notViable: 'A análise diz que o patrocínio é inviável. Recuse a solicitação ou refaça a análise.',
  otherApprover: 'A segunda aprovação deve ser de outra pessoa.',
  overBudget: (left: string, year: number) =>
    `O orçamento de ${year} não comporta este valor. Disponível: ${left}.`,
  badStep: 'Esta mudança de situação não é permitida.',
  closed: 'Esta solicitação não pode mais ser alterada.',
  roundClosed: 'Esta rodada já foi encerrada.',
  alreadyAgreed: 'Uma proposta já foi aceita nesta negociação.',
  expired: 'A validade desta proposta já passou.',
  notNegotiating: 'A solicitação não está em negociação.',
  notAnalysing: 'A solicitação não está em viabilidade.',
  analysedAlready: 'Esta solicitação já tem uma análise de viabilidade.',
  accountExists: 'Esta solicitação já tem uma prestação de contas.',
  noAccountYet: 'A prestação de contas começa depois de a solicitação ser aprovada.',
  accountClosed: 'Esta prestação de contas já foi aprovada.',
  cancelled: 'Este patrocínio foi cancelado e não tem prestação de contas.',
  accountNotSent: 'A prestação de contas ainda não foi enviada para análise.',
  accountIncomplete: 'Preencha o resumo e as contrapartidas antes de enviar.',
  accountNeedsProof: 'Envie ao menos uma foto ou um arquivo do evento.',
  noLinkNow: 'O link é enviado depois do evento, enquanto a prestação de contas não foi enviada.',
  noAddress: 'Esta solicitação não tem mais o e-mail do solicitante.',
  linkSent: 'Link enviado ao solicitante.',
  photoLimit: 'Limite de 20 fotos.',
  fileLimit: 'Limite de 20 arquivos.',
  budgetTaken: 'Este provedor já tem um orçamento neste ano.',
  justificationTaken: 'Já existe uma justificativa com este título neste tipo.',
  justificationInUse: 'Esta justificativa já foi usada. Desative-a em vez de excluir.',
  newRound: 'NOVA PROPOSTA',
  sent: 'Solicitação enviada com sucesso!',
  deadline: 'até 15 dias úteis',
  accountSent: 'Prestação de contas enviada com sucesso!',
  /** The same for a protocol that does not exist and for a document that is not its own. */
  notFound: 'Não encontramos uma solicitação com este protocolo e CPF/CNPJ.',
  formUnavailable: 'Este provedor não está recebendo solicitações de patrocínio.',
  formExpired: 'Este formulário expirou. Envie de novo.',
  proposalLost: 'A proposta que você anexou expirou com o formulário. Anexe-a de novo na etapa Patrocínio.',
  linkExpired: 'Este link expirou. Fale com o provedor.',
  proofRefused: 'Não foi possível confirmar o envio. Tente novamente.',
  photoConsent:
    'Fotos de eventos mostram pessoas. Só marque a autorização de imagem quando quem aparece permitiu a divulgação.',
} as const

/** Subjects of the mails to the applicant. */
export const sponsorshipMail = {
  received: (protocolo: string) => `Recebemos sua solicitação de patrocínio ${protocolo}`,
  approved: (protocolo: string) => `Sua solicitação ${protocolo} foi aprovada`,
  answered: (protocolo: string) => `Retorno sobre sua solicitação ${protocolo}`,
  account: (protocolo: string) => `Prestação de contas do patrocínio ${protocolo}`,
} as const

/** Notices to the team. */
export const sponsorshipNotice = {
  received: (protocolo: string, evento: string) => `Nova solicitação de patrocínio ${protocolo}: ${evento}.`,
  secondApproval: (protocolo: string) =>
    `A solicitação de patrocínio ${protocolo} espera a segunda aprovação.`,
  accountSent: (protocolo: string, evento: string) =>
    `A prestação de contas de ${evento} (${protocolo}) foi enviada para análise.`,
  delinquent: (protocolo: string, evento: string) =>
    `O patrocínio ${protocolo} (${evento}) está inadimplente: nenhuma prestação de contas em 30 dias.`,
  yours: (protocolo: string) => `Você passou a responder pelo patrocínio ${protocolo}.`,
  nobodys: (protocolo: string) => `O patrocínio ${protocolo} ficou sem responsável.`,
} as const
