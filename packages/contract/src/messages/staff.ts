/** Employees, family, documents, compliments and shutdowns: texts of our own. */

export const employee = {
  registration: 'Use até 20 letras, números, pontos ou hifens.',
  wrongSector: 'Este setor não é do departamento escolhido.',
  sectorOfPosition: 'O cargo é de outro setor: deixe o setor em branco ou escolha outro cargo.',
  wrongContractor: 'Esta empresa contratante não é do provedor escolhido.',
  ownManager: 'Ninguém é o próprio gestor.',
  managerCircle: 'Esta pessoa já responde a quem seria sua equipe.',
  dismissedByShutdown: 'O desligamento é feito em Desligamentos.',
  admissionByDay: 'A admissão futura vem da data de admissão.',
  dismissedActive: 'Esta pessoa foi desligada. Altere a situação em Funcionários antes de ativar o acesso.',
} as const

export const compliment = {
  toOneself: 'Você não pode enviar um elogio para si mesmo.',
  editEnded: 'O prazo para editar este elogio terminou.',
} as const

export const family = {
  tooManyEmergency: 'Permitido no máximo 3 contatos de emergência.',
  duplicated: 'Este familiar já está cadastrado.',
} as const

export const documents = {
  expiryRequired: 'Informe a data de validade.',
  expiryBeforeIssue: 'A data de validade não pode ser anterior à data de emissão!',
  sign: 'Declaro ciência',
  signed: 'Ciência registrada.',
  signedBefore: 'O documento já foi assinado. Envie uma nova versão.',
  signedKept: 'Um documento assinado não pode ser excluído. Inative-o ou envie uma nova versão.',
  superseded: 'Já existe uma versão mais nova deste documento.',
  noSignature: 'Este documento não pede ciência.',
} as const

export const shutdown = {
  beforeAdmission: 'A data de desligamento não pode ser anterior à admissão.',
  running: 'Já existe um desligamento em andamento para este funcionário.',
  itemsMissing: 'Conclua os itens obrigatórios antes de efetivar.',
  linesOpen: 'Ainda há itens em nome desta pessoa. Repasse-os ou peça ao RH para efetivar com justificativa.',
  goesToManager:
    'Equipes, entrevistas, vagas e patrocínios em aberto passam ao gestor da pessoa ou, se ele não puder assumir, aos gestores do módulo, que são avisados.',
  lineGone: 'Este item não está mais em nome desta pessoa. Recarregue a página.',
  lineSigned: 'Este item já recebeu baixa.',
  lineEnds: 'Este item termina com o desligamento e não precisa de baixa.',
  notPassed: 'este item não é repassado daqui.',
  notReceived: 'este item não é recebido daqui.',
  notTheirs: 'falta a esta pessoa a função ou o provedor que este item pede.',
  toThemselves: 'Escolha outra pessoa: esta é quem está saindo.',
  /** The refusal of one line among many. */
  ofLine: (lines: string, reason: string) => `${lines}: ${reason}`,
  passed: (count: number) => (count === 1 ? '1 item repassado.' : `${count} itens repassados.`),
  receiving:
    'Veículos e chaves voltam ao escritório, atendimentos voltam à fila e equipamentos ganham um termo de devolução para a pessoa assinar.',
  received: (count: number, unsigned: number) =>
    [
      count === 1 && '1 item recebido.',
      count > 1 && `${count} itens recebidos.`,
      unsigned === 1 && '1 item aguarda a assinatura do termo de devolução.',
      unsigned > 1 && `${unsigned} itens aguardam a assinatura do termo de devolução.`,
    ]
      .filter(Boolean)
      .join(' '),
  yours: (from: string, lines: string) => `Passou de ${from} para você: ${lines}.`,
  signedOff: 'Baixa registrada.',
  signOffTakenBack: 'Baixa desfeita.',
  tooEarly: (day: string) => `O desligamento só pode ser efetivado a partir de ${day}.`,
  closed: 'Este desligamento já foi encerrado.',
  reasonRequired: 'Informe o motivo.',
  own: 'Você não pode desligar a si mesmo.',
  ownCarryOut: 'Quem solicitou o desligamento não o efetiva: peça a outra pessoa do RH.',
  done: 'Desligamento efetivado. O acesso foi encerrado.',
} as const

export const personalData = {
  running: 'Você já tem um pedido deste tipo em andamento.',
  closed: 'Só um pedido ainda aberto pode ser retirado.',
  reasonRequired: 'Informe o motivo.',
  own: 'Outra pessoa precisa decidir sobre o seu pedido.',
  /** LGPD art. 16 I; CLT art. 11 and CF art. 7 XXIX set the terms. */
  employmentKept:
    'Os dados de quem tem ou teve vínculo de trabalho são guardados por obrigação legal (LGPD, art. 16, I) e não podem ser excluídos antes do fim dos prazos trabalhistas e previdenciários.',
  removed: 'Conteúdo removido com o cadastro.',
  sent: 'Pedido enviado. Você recebe uma notificação a cada etapa.',
  withdrawn: 'Pedido retirado.',
} as const
