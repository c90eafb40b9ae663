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
  hrMoves: 'O gestor de RH move o funcionário.',
  vacancysPlace: 'O lugar da vaga já está preenchido. Confira e salve.',
  noOnboarding: 'Nenhum onboarding é deste cargo. Atribua um em Onboardings.',
  employeeAlready: 'Esta pessoa já é funcionária.',
  samePerson: 'Parece ser a mesma pessoa com outro e-mail.',
  sameItself: 'Escolha duas pessoas diferentes.',
  questionOptions: 'Informe de 2 a 10 opções, uma por linha.',
  longOption: 'Cada opção tem no máximo 60 caracteres.',
  shortQuestion: 'Escreva a pergunta inteira.',
  experienceIsNumber: 'Experiência se pergunta em meses: escolha o tipo Número.',
  questionTwice: 'A mesma pergunta está duas vezes na lista.',
  questionInUse: 'Esta pergunta já está em uma vaga. Inative-a e escreva outra.',
  questionDecided: 'Esta pergunta já foi decidida.',
  questionRefusal: 'Diga por que a pergunta foi recusada.',
  questionNotApproved: 'Só perguntas aprovadas pelo RH entram em uma vaga.',
  refusedThemes: (temas: readonly string[]) =>
    `Toca em tema que não se pergunta a candidatos: ${temas.join(', ')}.`,
  experienceLimit: 'A experiência pedida conta no máximo 6 meses.',
  onlyExclusive: 'Perguntas sobre deficiência só entram em vagas exclusivas para pessoas com deficiência.',
  neverScored: 'Respostas sobre deficiência não são marcadas nem pontuadas.',
  notAnOption: 'Esta resposta não está entre as opções.',
  wholeMonths: 'Informe os meses em número inteiro.',
  notANumber: 'Informe um número.',
  doesNotMeet: 'Não atende',
  reviewAsked: 'Pedido enviado. Outra pessoa vai rever a decisão.',
  reviewTwice: 'Você já pediu a revisão desta decisão.',
  reviewNotNow: 'A revisão pode ser pedida depois de uma reprovação.',
  reviewAnswered: 'Este pedido já foi respondido.',
  reviewBySame: 'Quem reprovou não responde à revisão: outra pessoa responde.',
  reviewNotice: (name: string, vacancy: string) => `${name} pediu a revisão da decisão para ${vacancy}.`,
  reviewSubject: (vacancy: string) => `${vacancy}: revisão da decisão`,
  reviewMail: (name: string, vacancy: string, outcome: string, answer: string, link: string) =>
    `Olá, ${name}.\n\nVocê pediu a revisão da decisão sobre ${vacancy}. ${outcome}\n\n${answer}\n\n${link}`,
  replied: (name: string, vacancy: string) => `${name} respondeu sobre ${vacancy}.`,
  noAnswerSince: (days: number) => (days === 1 ? 'Sem retorno há 1 dia' : `Sem retorno há ${days} dias`),
  waitingNotice: (n: number, vacancy: string) =>
    n === 1
      ? `1 candidato espera retorno sobre ${vacancy}.`
      : `${n} candidatos esperam retorno sobre ${vacancy}.`,
  reviewKept: 'Outra pessoa reviu a decisão e a manteve.',
  guardian: 'Informe nome e e-mail do responsável legal.',
  guardianRequired: 'Quem tem de 14 a 17 anos aceita com o responsável legal. Informe nome e e-mail dele.',
  guardianAdult: 'Só a proposta de quem tem menos de 18 anos pede um responsável.',
  guardianSame: 'O e-mail do responsável precisa ser outro que o do candidato.',
  offerTooYoung: 'Quem tem menos de 14 anos não pode receber uma proposta.',
  offerMinor: 'Com menos de 18 anos, a proposta é possível só para estágio ou jovem aprendiz.',
  birthUnknown: 'O cadastro não diz o nascimento. Peça que o candidato o informe antes da proposta.',
  offerStage: 'A proposta é enviada na etapa Proposta.',
  offerOpen: 'Já existe uma proposta aberta ou aceita nesta candidatura.',
  offerPast: 'Escolha um prazo que ainda não passou.',
  offerStart: 'O início não pode ser antes de hoje.',
  offerTick: 'Marque que leu a proposta e a aceita.',
  offerEnded: 'Esta proposta não vale mais. Fale com o RH.',
  offerClosed: 'Esta proposta já foi encerrada.',
  offerAccepted: 'Aceite registrado.',
  offerRefused: 'Recusa registrada.',
  offerName: (name: string) => `Digite o nome como está na proposta: ${name}.`,
  offerCodeSent: 'Enviamos um código de 6 dígitos ao seu e-mail.',
  offerCodeWrong: 'Código incorreto.',
  offerCodeEnded: 'Este código não vale mais. Peça outro.',
  offerCodes: 'Muitos códigos pedidos. Tente novamente mais tarde.',
  offerSubject: (vacancy: string) => `Proposta de trabalho: ${vacancy}`,
  offerMail: (name: string, vacancy: string, company: string, until: string, link: string) =>
    `Olá, ${name}.\n\n${company} tem uma proposta de trabalho para ${vacancy}. Leia e responda até ${until}, sem precisar entrar:\n${link}`,
  guardianMail: (name: string, candidate: string, company: string, until: string, link: string) =>
    `Olá, ${name}.\n\n${company} tem uma proposta de trabalho para ${candidate}, por quem você é responsável. Leia e responda até ${until}, sem precisar entrar:\n${link}`,
  offerCodeSubject: 'Código para aceitar a proposta',
  offerCodeMail: (code: string, minutes: number) =>
    `Use este código para aceitar a proposta de trabalho:\n\n${code}\n\nEle vale por ${minutes} minutos. Se não foi você quem pediu, ignore esta mensagem.`,
  offerCopySubject: (vacancy: string) => `Proposta aceita: ${vacancy}`,
  offerCopy: (text: string, acceptances: string) =>
    `A proposta foi aceita. O texto e os aceites:\n\n${text}\n\n${acceptances}`,
  offerCancelledMail: (vacancy: string) =>
    `A proposta de trabalho para ${vacancy} foi cancelada. O RH entrará em contato.`,
  offerNotAccepted: 'Só uma proposta aceita pode ser desfeita.',
  offerGivenUpMail: (vacancy: string) => `Registramos a desistência da proposta de trabalho para ${vacancy}.`,
  offerWithdrawnMail: (vacancy: string, reason: string) =>
    `A proposta de trabalho para ${vacancy} foi desfeita.\n\nMotivo: ${reason}\n\nO RH entrará em contato.`,
  begun: 'Esta pessoa já começou a trabalhar: o fim do contrato é um desligamento.',
  offerUnanswered: (name: string) =>
    `A proposta para ${name} ainda está aberta. Aguarde a resposta ou cancele a proposta antes de contratar.`,
  admissionAhead: 'A admissão desta pessoa está marcada. Apague antes a data de admissão no cadastro.',
  hrCallsOff: 'A admissão desta pessoa está marcada: só um gestor do RH pode desfazer a proposta.',
  offerAcceptedNotice: (name: string, vacancy: string) => `${name} aceitou a proposta para ${vacancy}.`,
  offerRefusedNotice: (name: string, vacancy: string) => `${name} recusou a proposta para ${vacancy}.`,
  offerExpiredNotice: (name: string, vacancy: string) =>
    `A proposta de ${name} para ${vacancy} expirou sem aceite.`,
  reviewVacancyOver:
    'Esta vaga já terminou: não há processo para voltar. Mantenha a decisão e explique isso na resposta.',
  reviewChanged: 'Outra pessoa reviu a decisão: você voltou ao processo.',
} as const

export const careerMessage = {
  reasonTaken: 'Já existe um motivo com este nome.',
  criterionTaken: 'Já existe um critério com este nome.',
  searchTaken: 'Já existe uma busca com este nome.',
  letterTaken: 'Já existe uma carta com este nome.',
  questionTaken: 'Já existe esta pergunta no catálogo.',
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
