/** What the lines of the security log are called, apart from their schemas. */
export const securityKinds = {
  entrada: 'Entrada',
  falha: 'Entrada recusada',
  bloqueio: 'Bloqueio',
  desbloqueio: 'Desbloqueio',
  senha: 'Senha trocada',
  fator: 'Segundo fator',
  sessao: 'Sessão encerrada',
  recusa: 'Acesso recusado',
  permissao: 'Papéis e permissões',
  chave: 'Chave de acesso',
  ajuste: 'Configuração',
  leitura: 'Leitura de dados pessoais',
  exportacao: 'Exportação',
  atendimento: 'Atendimento',
  dinheiro: 'Valores',
  alarme: 'Alarme',
  consulta: 'Consulta deste registro',
} as const
export type SecurityKind = keyof typeof securityKinds
