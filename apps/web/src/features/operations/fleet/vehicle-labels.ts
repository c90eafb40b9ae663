/** Columns of the fleet's tables as the history panel calls them. */
export const vehicleLabels = {
  placa: 'Placa',
  renavam: 'Renavam',
  marca: 'Marca',
  modelo: 'Modelo',
  id_empresa: 'Provedor',
  id_motorista: 'Motorista',
  km_atual: 'KM',
  situacao: 'Situação',
  vencimento_licenciamento: 'Licenciamento',
  vencimento_seguro: 'Seguro',
  proxima_revisao_data: 'Próxima revisão',
  proxima_revisao_km: 'Próxima revisão (km)',
  ativo: 'Ativo',
}

export const workLabels = {
  tipo: 'Tipo',
  descricao: 'Descrição',
  oficina: 'Oficina',
  km: 'KM',
  valor_pecas: 'Peças',
  valor_mao_obra: 'Mão de obra',
  data_conclusao: 'Conclusão',
  situacao: 'Situação',
  resposta: 'Resposta',
}

export const fineLabels = {
  auto_infracao: 'Auto de infração',
  descricao: 'Descrição',
  id_motorista: 'Motorista',
  valor: 'Valor',
  valor_pago: 'Valor pago',
  data_infracao: 'Infração',
  prazo_notificado: 'Prazo da notificação',
  situacao: 'Situação',
  desconto_folha: 'Desconto em folha',
}
