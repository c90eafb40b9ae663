/** On what ground the law lets data be used (LGPD art. 7). */
export const legalGrounds = {
  consentimento: 'Consentimento',
  obrigacao_legal: 'Obrigação legal ou regulatória',
  contrato: 'Execução de contrato',
  processo: 'Exercício de direitos em processo',
  vida: 'Proteção da vida',
  saude: 'Tutela da saúde',
  interesse_legitimo: 'Legítimo interesse',
  credito: 'Proteção do crédito',
  politica_publica: 'Política pública',
  pesquisa: 'Pesquisa',
} as const
