/** What the parameters of paths and queries mean, by their names; a field that describes itself comes before. */
const words: Record<string, string> = {
  id: 'Id do registro.',
  id_item: 'Id da linha dentro do registro.',
  id_ordem: 'Id da ordem dentro do incidente.',
  id_vaga: 'Id da vaga.',
  id_candidatura: 'Id da candidatura.',
  id_empresa: 'Só deste provedor; sem ele, de todos os que quem chama alcança.',
  empresa: 'Só deste provedor; sem ele, de todos os que quem chama alcança.',
  id_veiculo: 'Só deste veículo.',
  id_externo: 'Id do registro no outro sistema, que é o `fonte` da chave.',
  channelId: 'Id do canal.',
  sistema: 'Chave do provedor, como `GET /v1/sistema` a responde.',
  provedor: 'Chave do provedor no endereço público.',
  cod: 'Código do cliente no sistema do provedor.',
  codpessoa: 'Código do cliente no sistema do provedor.',
  cpf: 'CPF ou CNPJ inteiro, em dígitos.',
  nome_razaosocial: 'Nome ou razão social; `_ilike` procura uma parte, com `%`.',
  telefone: 'Telefone inteiro, em dígitos.',
  chave: 'Segredo do link que a pessoa recebeu.',
  codigo: 'Código do link de contratação.',
  slug: 'Nome da roleta no endereço público.',
  numero: 'Número do sorteio, a partir de 1.',
  dispositivo: 'Identificador que a página guarda neste aparelho.',
  isCustomer: '`true` para quem já é cliente, `false` para quem não é.',
  erro: '`true` para os que falharam, `false` para os outros.',
  item: 'Item da lista de saída.',
  secao: 'Nome da seção; sem ele, a lista das seções.',
  filtro: 'Texto que o nome contém.',
  q: 'Texto procurado.',
  sort: 'Colunas da ordem, até três com vírgulas; `-coluna` é decrescente.',
  limit: 'Quantas linhas, no máximo.',
  offset: 'Quantas linhas passar antes da primeira.',
  depois: 'Marca da página anterior (`depois` da resposta), em vez de `offset`.',
  contar: '`false` dispensa o total, que então vem nulo.',
  antes: 'Só as anteriores a este id.',
  ano: 'Ano, com quatro dígitos.',
  incluir: 'Id que vem também, mesmo que esteja inativo.',
  data_ini: 'Primeiro dia, `AAAA-MM-DD`.',
  data_fim: 'Último dia, `AAAA-MM-DD`, incluído.',
  comparar: 'Período com que se compara: os mesmos dias do mês ou do ano anterior.',
}

/** The sentence about a parameter. Throws for a name that has none: programs would have to guess. */
export function parameterWords(name: string, schema: { description?: unknown }): string {
  const said = typeof schema.description === 'string' ? schema.description : words[name]
  if (!said) throw new Error(`No words for the parameter ${name}: see openapi-parameters.ts`)
  return said
}
