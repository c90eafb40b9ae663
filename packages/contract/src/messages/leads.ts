/** Leads. Texts that users know are kept exactly; those under "nosso" are our own. */

export const lead = {
  // Texts of the import's participants.
  updated: 'Lead atualizada com sucesso',
  updateFailed: 'Erro ao atualizar lead',
  // Two spellings, both familiar to users.
  noMarketingDate: 'Não Informado',
  notOnBlocklist: 'Não está na blocklist',
  expandBanner: 'Acesse mais informações do lead ao clicar neste botão.',
  // nosso
  created: 'Lead cadastrada com sucesso!',
  createdWithoutCoverage: 'Lead registrada sem cobertura.',
  /** `equal` names what is the same: 'documento', 'telefone e endereço'. */
  resembles: (id: number, equal: string) => `Ela se parece com a lead em aberto ${id}: mesmo ${equal}.`,
  openExists: 'Já existe uma lead em aberto para este documento.',
  customerOnBlocklist: 'Este cliente está na blocklist.',
  addressOnBlocklist: 'Este endereço está na blocklist.',
  moveNotAllowed: 'Esta mudança de status não é permitida.',
  reasonRequired: 'Informe o motivo.',
  saleRequired: 'Informe contrato, produto e valor para efetivar.',
  contactRequired: 'Registre o primeiro contato antes de avançar.',
  coverageRequired: 'Este endereço ainda não tem cobertura.',
  offTable: 'Fora da tabela de preços: só um gestor de vendas pode usar outro produto ou valor.',
  offTableHolds: 'Esta lead está fora da tabela de preços. Só um gestor de vendas pode efetivar.',
  customerRequired: 'Informe o código do cliente.',
  blocklistHolds: 'Esta lead está na blocklist. Só um gestor pode liberar, informando o motivo.',
  closed: 'Esta lead não está em aberto.',
  soldFinal:
    'Esta venda foi efetivada: só a gestão de vendas altera o que foi combinado. Telefone e e-mail podem ser alterados.',
  soldReason: 'Informe por que a venda efetivada muda.',
  soldChanges:
    'Venda efetivada: o que mudar fica no histórico, e a venda volta para a auditoria do backoffice.',
  notReopenable: 'Esta lead já está em aberto.',
  soldNotReopenable: 'Esta lead é uma venda: ela só volta quando o backoffice cancela a venda.',
  taken: 'Outra pessoa assumiu esta lead primeiro.',
  takenByYou: 'Esta lead agora é sua.',
  sellerNotFound: 'Escolha um vendedor ativo deste provedor.',
  assigned: (total: number) => (total === 1 ? 'Lead atribuída.' : `${total} leads atribuídas.`),
  openSamePhone: 'Já existe uma lead em aberto com este telefone.',
  closedToPrograms: 'Esta campanha não recebe leads de outros sistemas: quem a mantém liga a opção API.',
  unknownLink: 'Nenhum link deste provedor tem este código.',
  assignedNotice: (total: number) =>
    total === 1 ? 'Uma lead foi atribuída a você.' : `${total} leads foram atribuídas a você.`,
  sellerForgottenNotice: (total: number) =>
    `${total === 1 ? 'Uma lead em andamento era' : `${total} leads em andamento eram`} de um vendedor cujos dados foram removidos. Passe a outra pessoa.`,
  overdueNotice: (total: number) =>
    total === 1 ? 'Você tem uma lead vencida.' : `Você tem ${total} leads vencidas.`,
  longOverdueNotice: (total: number) =>
    total === 1 ? 'Uma lead venceu há cinco dias ou mais.' : `${total} leads venceram há cinco dias ou mais.`,
  coverageNotice: (total: number) =>
    total === 1
      ? 'A cobertura chegou para uma lead perdida.'
      : `A cobertura chegou para ${total} leads perdidas.`,
  sameLead: 'Escolha duas leads diferentes.',
  mergeOtherProvider: 'Só um superadmin une leads de provedores diferentes.',
  mergeClosed: 'Só leads em aberto podem ser unidas.',
  notMerged: 'Esta lead não foi unida a outra.',
  stillMerged: 'Esta lead foi unida a outra. Desfaça a união para reabrir.',
  noCustomer: 'O cliente desta lead não foi encontrado: só clientes recebem mensagens.',
  wantsNoMessages: 'Não quer receber mensagens.',
  restricted: 'Envios restritos para este cliente.',
  merged: 'Leads unidas.',
  unmerged: 'União desfeita.',
  maxPeriod: 'O período máximo é de 12 meses.',
  erpPending: 'Pendente no ERP',
  anonymous: 'Dados anonimizados',
  forgotten: 'Os dados desta pessoa foram removidos (LGPD): se ela voltou, cadastre outra lead.',
} as const
