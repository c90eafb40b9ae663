/** Texts of deciding about applicants; all of them are our own wording. */
export const hiring = {
  badMove: 'Esta mudança de etapa não é permitida.',
  reasonRequired: 'Informe o motivo da reprovação.',
  vacancyCancelled: 'Esta vaga foi cancelada.',
  anonymised: 'Os dados desta pessoa foram removidos.',
  otherVacancy: 'As candidaturas precisam ser da mesma vaga.',
  moved: (n: number) => (n === 1 ? 'Candidatura movida.' : `${n} candidaturas movidas.`),
  disclosable: 'O candidato pode pedir para ler o que for escrito aqui.',
  noteAdded: 'Comentário registrado.',
  invited: (n: number) => (n === 1 ? 'Convite enviado.' : `${n} convites enviados.`),
  notInBank: 'Uma das pessoas não está mais no banco de talentos.',
  invitationEnded: 'Este convite não vale mais.',
  newMatches: (n: number, name: string) =>
    n === 1
      ? `1 nova pessoa combina com a busca ${name}.`
      : `${n} novas pessoas combinam com a busca ${name}.`,
  tooManySearches: 'Permitido no máximo 20 buscas salvas.',
  noWords: 'Informe ao menos uma palavra ou um filtro.',
  termTaken: 'Este termo já está na lista.',
  endBeforeStart: 'O término deve ser depois do início.',
  tooLong: 'Uma entrevista dura no máximo 8 horas.',
  pastInterview: 'Escolha um horário que ainda não passou.',
  placeRequired: 'Informe o local ou o link da entrevista.',
  participantRequired: 'Escolha ao menos um entrevistador.',
  candidateBusy: 'O candidato já tem uma entrevista neste horário.',
  interviewerBusy: 'Um dos entrevistadores já tem uma entrevista neste horário.',
  interviewOver: 'Esta entrevista já foi encerrada.',
  notYetBegun: 'A entrevista ainda não começou.',
  linkEnded: 'Este link não vale mais. Fale com o RH.',
  opinionGiven: 'Você já enviou seu parecer.',
  opinionWritten: 'Quem já enviou o parecer não pode sair da entrevista.',
  notInterviewer: 'Somente quem participa da entrevista envia o parecer.',
  applicationEnded: 'Esta candidatura já foi encerrada.',
  confirmed: 'Presença confirmada.',
  otherTimeAsked: 'Pedido enviado. Entraremos em contato com um novo horário.',
  interviewTitle: (vacancy: string) => `Entrevista: ${vacancy}`,
  interviewNotice: (name: string, day: string) => `Entrevista com ${name} em ${day}.`,
  interviewMoved: (name: string, day: string) => `A entrevista com ${name} passou para ${day}.`,
  interviewCancelled: (name: string, day: string) => `A entrevista com ${name} em ${day} foi cancelada.`,
  interviewCancelledMail: (vacancy: string, day: string) =>
    `A entrevista para ${vacancy} em ${day} foi cancelada. O RH entrará em contato.`,
  interviewEndedMail: (vacancy: string, day: string) =>
    `A entrevista para ${vacancy} em ${day} foi cancelada.`,
  candidateConfirmed: (name: string, day: string) => `${name} confirmou a entrevista de ${day}.`,
  candidateAsks: (name: string, day: string) => `${name} pediu outro horário para a entrevista de ${day}.`,
  notHired: 'Esta candidatura não está na etapa Contratado.',
  hrHires: 'O gestor de RH cria o funcionário.',
  noOnboarding: 'Nenhum onboarding é deste cargo. Atribua um em Onboardings.',
  employeeAlready: 'Esta pessoa já é funcionária.',
  samePerson: 'Parece ser a mesma pessoa com outro e-mail.',
  sameItself: 'Escolha duas pessoas diferentes.',
} as const

export const careerMessage = {
  reasonTaken: 'Já existe um motivo com este nome.',
  criterionTaken: 'Já existe um critério com este nome.',
  searchTaken: 'Já existe uma busca com este nome.',
} as const

/** To who takes over from somebody who left, and to the module's managers where nobody does. */
export const interviewHandOver = {
  yours: (vaga: string, when: string) => `Você passou a entrevistar para ${vaga} em ${when}.`,
  missing: (vaga: string, when: string) =>
    `A entrevista para ${vaga} em ${when} ficou sem um entrevistador. Indique outra pessoa.`,
} as const

export const vacancyHandOver = {
  yours: (vaga: string) => `Você passou a responder pela vaga ${vaga}.`,
  missing: (vaga: string) => `A vaga ${vaga} ficou sem responsável.`,
} as const
