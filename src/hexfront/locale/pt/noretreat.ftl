### No Retreat! A Frente Russa

## O que é o jogo

noretreat-about = Toda a guerra no Leste, de Barbarossa a Berlim: poucos exércitos, muitas cidades e cartas que servem para duas coisas.
noretreat-facts = desde 1 hora
    .players = 1 ou 2
    .difficulty = média
noretreat-scenario-campaign = a campanha, de junho de 1941 até o fim
    .history = Quatro anos, do Bug ao Volga e de volta a Berlim.
noretreat-scenario-A = Barbarossa, de junho de 1941 a fevereiro de 1942
    .history = Os alemães destruíram exércitos inteiros e em dezembro estavam diante de Moscou, gelados e exaustos.
noretreat-scenario-B = Caso Azul, de maio a dezembro de 1942
    .history = O Eixo tomou a curva do Don e o petróleo de Maikop e foi detido nas ruas de Stalingrado.
noretreat-scenario-C = Operação Saturno, de novembro de 1942 a abril de 1943
    .history = Os soviéticos cercaram o Sexto Exército; o golpe de Manstein em Kharkov salvou o resto da frente.
noretreat-scenario-D = Cidadela, de julho a dezembro de 1943
    .history = A ofensiva de Kursk fracassou em duas semanas; em novembro os soviéticos estavam em Kiev.
noretreat-scenario-E = Operação Bagration, de maio a dezembro de 1944
    .history = O Grupo de Exércitos Centro foi destruído em cinco semanas: a maior derrota alemã da guerra.
noretreat-scenario-F = Na Berlin, de janeiro a junho de 1945
    .history = Do Vístula a Berlim em quatro meses; a cidade caiu em 2 de maio.
noretreat-scenario-G = o cenário de torneio, de junho de 1941 a abril de 1943
    .history = Como na campanha, até a primavera depois de Stalingrado, quando a balança já tinha virado.

noretreat-mode-1v1 = um jogador do Eixo contra um soviético

noretreat-seat-axis = Eixo
noretreat-seat-soviet = Soviético

noretreat-option-windows = quando se pergunta a um jogador se ele joga um evento
    .covered = sempre que ele possa ter uma carta adequada, para que a pergunta não revele nada
    .playable = só quando ele tem uma que pode jogar
noretreat-option-detachments = o Eixo pode dividir um exército de infantaria em destacamentos, uma vez a partir do turno 8
    .off = não usado
    .on = usado
noretreat-option-fortified_fronts = os soviéticos podem dividir uma Frente em duas Frentes Fortificadas, uma vez a partir do turno 5
    .off = não usado
    .on = usado
noretreat-option-local_support = cada lado reforça uma unidade por turno com um marcador de apoio local
    .off = não usado
    .on = usado
noretreat-option-fixed_weather = se as cartas de clima mudam o clima
    .off = mudam
    .on = nunca, compra-se outra carta no lugar
    .v1941 = não em 1941
noretreat-option-breakout = as unidades sob um marcador de Contragolpe a que ninguém pôde responder avançam um hexágono
    .off = não usado
    .on = usado
noretreat-option-mild_sudden_death = o que faz a morte súbita
    .off = termina a partida
    .on = o perdedor só perde cartas
noretreat-option-joker = o Coringa, que passa de mão em mão
    .off = não usado
    .on = usado
noretreat-option-rezervy = a unidade soviética Rezervy, que só combate com suas baixas
    .off = não usado
    .on = usado
noretreat-option-drop = os paraquedistas soviéticos, que desorganizam uma unidade do Eixo
    .off = não usado
    .on = usado

## Cartas
## Cada metade de uma carta é um evento de um lado; se tem dois efeitos, cada um é uma opção.

noretreat-card-erich-von-manstein = Erich von Manstein
    .option-0 = Uma unidade do Eixo nesta batalha tem o dobro da força.
    .option-1 = Até três marcadores de Contragolpe do Eixo sem outro custo.
    .text = { noretreat-card-erich-von-manstein.option-0 } Ou: { noretreat-card-erich-von-manstein.option-1 }
noretreat-card-new-conscripts = Novos recrutas
    .text = Uma unidade soviética destruída ou rendida volta de graça, em uma cidade soviética com linha terrestre ou ao lado.
noretreat-card-gott-mit-uns = Gott mit uns
    .text = Repete o evento do Eixo no topo dos descartes, seja de quem for a iniciativa.
noretreat-card-manpower-reserves = Reservas humanas
    .text = Até duas unidades soviéticas vão das caixas de perdidas e dispersas para a caixa do trem, se houver lugar.
noretreat-card-troop-transfer = Transferência de tropas
    .text = Um passo de substituição grátis, em qualquer turno e custe o que custar.
noretreat-card-black-sea-fleet = Frota do Mar Negro
    .text = Nesta fase todas as batalhas na costa do Mar Negro se movem uma coluna a favor dos soviéticos.
noretreat-card-elastic-defense = Defesa elástica
    .text = Este ataque soviético termina em DR, sem rolagem.
noretreat-card-rasputitsa = Rasputitsa
    .text = Depois desta batalha o Eixo não avança além do hexágono desocupado.
noretreat-card-okh = OKH
    .text = Pegue uma das três últimas cartas descartadas que não seja jogada imediatamente para o Eixo; depois todas as pilhas são embaralhadas juntas.
noretreat-card-cavalry-raid = Incursão de cavalaria
    .text = Uma unidade qualquer do Eixo fica sem suprimento.
noretreat-card-luftwaffe-support = Apoio da Luftwaffe
    .option-0 = Este ataque do Eixo se move uma coluna à direita.
    .option-1 = As unidades do Eixo sem suprimento em um hexágono não são eliminadas nesta fase.
    .text = { noretreat-card-luftwaffe-support.option-0 } Ou: { noretreat-card-luftwaffe-support.option-1 }
noretreat-card-partisans = Guerrilheiros
    .text = O Eixo perde um passo de uma unidade à sua escolha.
noretreat-card-production-problems = Problemas de produção
    .text = Uma melhoria ou substituição soviética é anulada quando é feita.
noretreat-card-scorched-earth = Terra Arrasada
    .text = Uma cidade soviética conta como pântano até que seu dono pague duas cartas em uma fase de limpeza.
noretreat-card-new-tank-design = Novo projeto de tanque
    .option-0 = Nesta fase os blindados do Eixo têm seu bônus também contra blindados e mecanizadas.
    .option-1 = Nesta fase os blindados soviéticos não têm bônus.
    .text = { noretreat-card-new-tank-design.option-0 } Ou: { noretreat-card-new-tank-design.option-1 }
noretreat-card-allied-lend-lease = Lend-Lease aliado
    .option-0 = A partir do turno 6: compre duas cartas.
    .option-1 = A partir do turno 6: uma unidade soviética vira para a face vermelha, de graça.
    .text = { noretreat-card-allied-lend-lease.option-0 } Ou: { noretreat-card-allied-lend-lease.option-1 }
noretreat-card-unseasonal-weather = Clima fora de época
    .text = Os marcadores de clima deste turno e do próximo são virados, se os houver. Compre outra carta.
noretreat-card-za-rodinu = Za Rodinu!
    .option-0 = Não há morte súbita neste turno.
    .option-1 = Compre duas cartas e fique com uma.
    .text = { noretreat-card-za-rodinu.option-0 } Ou: { noretreat-card-za-rodinu.option-1 }
noretreat-card-battle-initiative = Iniciativa em combate
    .text = Uma unidade do Eixo suprida e fora de zonas de controle inimigas move com até dois pontos de movimento.
noretreat-card-not-a-step-back = Nem um passo atrás!
    .text = Nesta fase cada DR se torna EX.
noretreat-card-fickle-weather = Clima instável
    .text = O marcador de clima deste turno é virado, se houver um. Compre outra carta.
noretreat-card-no-mercy = Sem piedade!
    .text = Quando esta batalha acaba, os dois lados perdem mais um passo das unidades que estão nela.
noretreat-card-fedor-von-bock = Fedor von Bock
    .text = Quando paga uma substituição do Eixo, compre uma carta.
noretreat-card-general-mud = General Lama
    .text = O marcador de clima do próximo turno mostra lama, se puder. Compre outra carta.
noretreat-card-summer-campaign = Campanha de verão
    .text = Com tempo limpo: compre três cartas. O Eixo deve declarar quatro ataques neste turno ou perde um ponto.
noretreat-card-general-winter = General Inverno
    .text = O marcador de clima do próximo turno mostra neve, se puder. Compre outra carta.
noretreat-card-inexperienced-soviet-officers = Oficiais soviéticos inexperientes
    .text = Uma carta soviética recém-jogada ou descartada não tem efeito.
noretreat-card-russian-tenacity = Tenacidade russa
    .text = Este ataque do Eixo a uma cidade termina em EX, sem rolagem.
noretreat-card-backhand-blow = Golpe de revés
    .text = Até dois marcadores de Contragolpe soviéticos são retirados. Compre uma carta.
noretreat-card-strategic-reserves = Reservas estratégicas
    .text = Uma unidade soviética dispersa, destruída ou rendida chega ao mapa como se descesse do trem.
noretreat-card-knights-cross-wearers = Portadores da Cruz de Cavaleiro
    .text = O dado recém-lançado é lançado de novo.
noretreat-card-nkvd = NKVD
    .text = Em vez desta batalha cada lado lança um dado, e o menor custa um passo. Se forem iguais, combate-se na tabela do Eixo.
noretreat-card-general-staff = Estado-Maior
    .option-0 = As unidades de uma pilha do Eixo têm mais dois pontos de movimento.
    .option-1 = Depois desta batalha as unidades do Eixo podem avançar mais um hexágono.
    .text = { noretreat-card-general-staff.option-0 } Ou: { noretreat-card-general-staff.option-1 }
noretreat-card-infiltration-tactics = Táticas de infiltração
    .text = As unidades da pilha atacada são combatidas uma após a outra; o avanço vem por último.
noretreat-card-kesselschlacht = Kesselschlacht
    .text = Uma unidade soviética sem suprimento se rende imediatamente.
noretreat-card-strategic-surprise = Surpresa estratégica
    .text = Até duas unidades soviéticas supridas sobem no trem, e até duas descem imediatamente.
noretreat-card-roving-cauldron = Bolsão errante
    .text = As unidades do Eixo podem se retirar desta batalha por zonas de controle inimigas.
noretreat-card-hitler-orders-attack = Hitler ordena atacar!
    .text = O Eixo deve declarar três ataques neste turno ou perde dois pontos.
noretreat-card-anti-bolshevik-crusade = Cruzada antibolchevique
    .text = Todas as pilhas são embaralhadas juntas. Compre outra carta só se o Eixo tiver o Coringa.
noretreat-card-major-offensive = Grande ofensiva
    .text = Com tempo limpo ou neve: compre quatro cartas. Os soviéticos devem declarar quatro ataques neste turno ou perdem dois pontos.
noretreat-card-expert-leaders = Chefes experientes
    .text = Dois dados são lançados nesta batalha; o Eixo diz qual conta.
noretreat-card-bridgehead = Cabeça de ponte
    .text = Os rios não ajudam o defensor deste ataque soviético, e um resultado sem efeito se torna EX.
noretreat-card-albert-speer-reorganizes-economy = Albert Speer reorganiza a economia
    .text = Compre três cartas, depois descarte uma.
noretreat-card-georgy-zhukov = Georgy Zhukov
    .text = Os soviéticos dizem de quem é a tabela de combate usada aqui e em todas as batalhas a até dois hexágonos.
noretreat-card-stalin-orders-attack = Stalin ordena atacar!
    .text = Os soviéticos devem fazer quatro ataques de qualquer tipo neste turno ou perdem um ponto.
noretreat-card-sturmoviks = Sturmoviks!
    .text = A partir do turno 11 cada unidade soviética tem mais dois pontos de força nesta batalha e na próxima; mais quatro a partir do turno 17.
noretreat-card-hold-at-all-costs = Resistir a todo custo!
    .text = Nesta fase cada DR se torna EX.
noretreat-card-western-allied-offensive = Ofensiva aliada no Oeste
    .text = O Eixo entrega duas cartas, ou uma carta e um passo.
noretreat-card-ersatz-units = Unidades Ersatz
    .text = Até duas Kampfgruppen vêm da caixa de quadros ao mapa como se descessem do trem.
noretreat-card-red-orchestra = Orquestra Vermelha
    .text = Veja a mão do Eixo e descarte uma de suas cartas.
noretreat-card-mobile-defense = Defesa móvel
    .text = Até dois marcadores de Contragolpe do Eixo sem outro custo.
noretreat-card-na-berlin = Na Berlin!
    .text = Repete o evento soviético no topo dos descartes, seja de quem for a iniciativa.
noretreat-card-river-crossing = Travessia de rio
    .text = Os rios não ajudam o defensor deste ataque do Eixo, e um resultado sem efeito é lançado de novo.
noretreat-card-ivan-konev = Ivan Konev
    .text = Este ataque soviético, a 2:1 ou melhor, termina em DR, sem rolagem.
noretreat-card-soviet-snafu = Confusão soviética
    .text = O ataque soviético recém-lançado se move uma coluna à esquerda.
noretreat-card-katyushas = Katyushas
    .text = Este ataque soviético se move uma coluna à direita, duas a partir do turno 17.
noretreat-card-walter-model = Walter Model
    .text = Todos os defensores do Eixo desta batalha têm o dobro da força.
noretreat-card-wave-assault = Assalto em ondas
    .text = Mais um ataque soviético, em que unidades supridas que já combateram podem combater de novo.
noretreat-card-last-reserves = Últimas reservas
    .text = Até dois passos de substituição grátis, colocados imediatamente. O Eixo perde um ponto.
noretreat-card-andrei-yeremenko = Andrei Yeremenko
    .text = O ataque do Eixo recém-lançado se move uma coluna à esquerda.
noretreat-card-stalins-interference = Interferência de Stalin
    .text = Uma carta soviética recém-jogada não tem efeito e passa à mão do Eixo.
noretreat-card-allied-strategic-bombing = Bombardeio estratégico aliado!
    .text = Um passo de substituição do Eixo é anulado quando é feito.
noretreat-card-counteroffensive = Contraofensiva
    .text = Este ataque soviético termina em CA, sem rolagem, e o Eixo deve contra-atacar.
noretreat-card-prepared-offensive = Ofensiva preparada
    .text = Em até três hexágonos contíguos pode se empilhar mais uma unidade soviética neste turno; as que sobram recuam um hexágono no fim.
noretreat-card-siege-artillery = Artilharia de sítio
    .text = Um forte visado por este ataque conta como infantaria comum.
noretreat-card-stavka = Stavka
    .option-0 = Pegue a carta do topo dos descartes, se ela não for jogada imediatamente para os soviéticos.
    .option-1 = O Coringa passa aos soviéticos.
    .text = { noretreat-card-stavka.option-0 } Ou: { noretreat-card-stavka.option-1 }
noretreat-card-soviet-logistics-problems = Problemas logísticos soviéticos
    .text = Nesta fase todos os ataques soviéticos se movem uma coluna à esquerda.
noretreat-card-conflicting-hitler-directives = Diretivas contraditórias de Hitler
    .text = Uma carta do Eixo recém-jogada ou descartada não tem efeito. Compre uma carta.
noretreat-card-soviet-manpower-crisis = Crise de efetivos soviética
    .text = A partir do turno 17: os soviéticos tiram um passo de cada uma de duas unidades supridas, exceto quadros.
noretreat-card-maskirovka = Maskirovka
    .text = Unidades soviéticas saem da caixa do trem e seguem movendo imediatamente.
noretreat-card-surprise-attack = Ataque surpresa
    .text = Uma pilha suprida do Eixo move até dois hexágonos e recebe um marcador de Contragolpe.
noretreat-card-hitlers-interference = Interferência de Hitler
    .text = Uma carta do Eixo recém-jogada ou descartada não tem efeito e passa à mão soviética, se lá não for jogada imediatamente.
noretreat-card-heinz-guderian = Heinz Guderian
    .text = Este ataque do Eixo, a 2:1 ou melhor e não a uma cidade, termina em DR, sem rolagem.
noretreat-card-russian-courage = Coragem russa
    .text = Até dois marcadores de Contragolpe soviéticos sem outro custo.
noretreat-card-hedgehogs = Ouriços
    .text = Em vez desta batalha cada lado lança um dado, e o menor custa um passo. Se forem iguais, ambos perdem um.
noretreat-card-industrial-surge = Surto industrial
    .text = Compre duas cartas e ganhe imediatamente um passo de substituição grátis.
noretreat-card-operational-moves = Movimentos operacionais
    .text = Quantas unidades do Eixo quiser, fora de zonas de controle inimigas, movem a um hexágono que custe um ponto de movimento.
noretreat-card-russian-steam-roller = Rolo compressor russo
    .text = Neste turno cada marcador de Shock move duas colunas.
noretreat-card-das-vaterland = Das Vaterland
    .option-0 = Não há morte súbita neste turno.
    .option-1 = Compre duas cartas e fique com uma.
    .text = { noretreat-card-das-vaterland.option-0 } Ou: { noretreat-card-das-vaterland.option-1 }
noretreat-card-great-patriotic-war = Grande Guerra Patriótica
    .text = Todas as pilhas são embaralhadas juntas. Compre outra carta só se os soviéticos tiverem o Coringa.
noretreat-card-defensive-works = Obras Defensivas
    .text = Obras em um hexágono de unidades do Eixo: os ataques contra elas ali se movem uma coluna à esquerda até que os soviéticos entrem.
noretreat-card-central-command = Comando central
    .text = Até quatro unidades soviéticas que começam fora de zonas de controle inimigas movem um hexágono.
noretreat-card-soviet-industrial-relocation = Transferência da indústria soviética
    .text = Os soviéticos perdem ao acaso uma carta da mão.
noretreat-card-seymon-timoshenko = Semyon Timoshenko
    .text = Este ataque do Eixo termina em CA, sem rolagem, e os soviéticos devem contra-atacar.
noretreat-card-panzerblitz = Panzerblitz!
    .text = Com tempo limpo todos os Panzer supridos e fora de zonas de controle inimigas movem com até dois pontos de movimento.
noretreat-card-heroes-of-the-soviet-union = Heróis da União Soviética!
    .text = O dado recém-lançado é lançado de novo.
noretreat-card-paul-von-kleist = Paul von Kleist
    .text = Um resultado sem efeito ou CB é lançado de novo.
noretreat-card-axis-allies-waver = Os aliados do Eixo vacilam
    .text = Se há uma unidade aliada no mapa, o Eixo descarta uma carta, e depois do turno 10 perde também uma dessas unidades.
noretreat-card-desperate-offensive = Ofensiva desesperada
    .text = Mais três marcadores de Blitz neste turno. O Eixo perde um ponto e compra uma carta.
noretreat-card-last-fascist-ally = O último aliado fascista
    .text = Um ponto soviético se Budapeste for soviética, um a menos se não for. Compre outra carta.
noretreat-card-fuhrers-bunker = O bunker do Führer
    .text = Um ponto do Eixo se a guarnição estiver em Berlim, um a menos se não estiver. Compre outra carta.
noretreat-card-konstantin-rokossovsky = Konstantin Rokossovsky
    .text = Um ataque soviético suprido com blindados e infantaria se move uma coluna à direita. Compre uma carta.
noretreat-card-lebensraum = Lebensraum
    .text = Um ponto do Eixo se uma de suas unidades estiver na URSS, um a menos se nenhuma estiver. Compre outra carta.
noretreat-card-heavy-artillery = Artilharia pesada
    .text = Neste ataque soviético a uma cidade os fortes e a Volkssturm não têm efeito especial, e ele se move uma coluna à direita.
noretreat-card-festung-deutschland = Festung Deutschland
    .text = Um forte perdido do Eixo se ergue de novo em uma cidade do Eixo na Grande Alemanha. O Eixo perde um ponto.
noretreat-card-war-in-finland = Guerra na Finlândia
    .text = Um ponto soviético se os soviéticos têm a Finlândia. Compre outra carta.
noretreat-card-volkssturm-levies = Recrutas da Volkssturm
    .text = Até duas unidades perdidas da Volkssturm voltam às suas cidades.
noretreat-card-balkan-politics = Política balcânica
    .text = Um ponto soviético se houver uma unidade soviética em Bucareste, um a menos se não houver. Compre outra carta.
noretreat-card-sacred-east-prussia = Sagrada Prússia Oriental
    .text = Um ponto do Eixo se Königsberg estiver em suas mãos, um a menos se não. Compre outra carta.
noretreat-card-hurrah = Hurra!
    .text = Um ataque soviético a uma cidade da Grande Alemanha se move uma coluna à direita. Compre uma carta.
noretreat-card-wacht-am-rhein = Wacht am Rhein
    .text = O Eixo envia uma unidade ao oeste para sempre e ganha um ponto, ou perde um ponto. Compre outra carta.
noretreat-card-one-last-push = Um último esforço!
    .text = Depois de uma troca os sobreviventes combatem de novo imediatamente. Compre uma carta.
noretreat-card-gotthard-heinrici = Gotthard Heinrici
    .text = Este ataque soviético termina em CA, sem rolagem, e o Eixo deve contra-atacar. Compre uma carta.
noretreat-card-josip-broz-tito = Josip Broz Tito
    .text = Um ponto soviético se os soviéticos têm as duas áreas dos Bálcãs ou Belgrado. Compre outra carta.
noretreat-card-volksgrenadiers = Volksgrenadiere
    .text = Paga como duas cartas na fase de organização.
noretreat-card-soviet-revenge = Vingança soviética
    .text = Todas as pilhas são embaralhadas juntas. Compre outra carta.
noretreat-card-gotterdammerung = Götterdämmerung!
    .text = Todas as pilhas são embaralhadas juntas. Compre outra carta.
noretreat-card-stalin-tanks = Tanques Stalin
    .text = Um ataque soviético com o bônus blindado move por ele duas colunas em vez de uma.
noretreat-card-joker = Coringa
    .text = Paga qualquer coisa como uma carta, não faz parte da mão e depois passa ao adversário.

## Quando um evento pode ser jogado

noretreat-moment-any_time = a qualquer momento
noretreat-moment-any_time_own_player_turn = a qualquer momento do seu próprio turno
noretreat-moment-end_of_any_phase = ao fim de qualquer fase
noretreat-moment-own_card_phase = na sua fase de cartas
noretreat-moment-card_phase_any = em qualquer fase de cartas
noretreat-moment-axis_card_phase = na fase de cartas do Eixo
noretreat-moment-soviet_card_phase = na fase de cartas soviética
noretreat-moment-end_of_supply_check_phase_any = ao fim de qualquer verificação de suprimento
noretreat-moment-own_organization_phase = na sua fase de organização
noretreat-moment-start_of_axis_organization_phase = no início da fase de organização do Eixo
noretreat-moment-own_movement_phase = na sua fase de movimento
noretreat-moment-end_of_axis_movement_phase = ao fim da fase de movimento do Eixo
noretreat-moment-end_of_soviet_movement_phase = ao fim da fase de movimento soviética
noretreat-moment-counterblow_step_axis_combat_phase = na etapa de Contragolpes da fase de combate do Eixo
noretreat-moment-counterblow_step_soviet_combat_phase = na etapa de Contragolpes da fase de combate soviética
noretreat-moment-commitment_step_any = antes da rolagem de uma batalha
noretreat-moment-commitment_step_axis_combat_phase = antes da rolagem de uma batalha na fase de combate do Eixo
noretreat-moment-commitment_step_soviet_combat_phase = antes da rolagem de uma batalha na fase de combate soviética
noretreat-moment-after_any_die_roll = depois de qualquer rolagem de batalha
noretreat-moment-right_after_axis_attack_roll = logo depois da rolagem de um ataque do Eixo
noretreat-moment-right_after_soviet_attack_roll = logo depois da rolagem de um ataque soviético
noretreat-moment-apply_result_step_any = antes de aplicar o resultado de uma batalha
noretreat-moment-after_ex_result_of_soviet_attack_applied = depois de uma troca em um ataque soviético
noretreat-moment-end_of_any_combat_phase = ao fim de qualquer fase de combate
noretreat-moment-end_of_soviet_combat_phase = ao fim da fase de combate soviética
noretreat-moment-removals_phase_any = em qualquer fase de limpeza
noretreat-moment-victory_phase = na fase de vitória de um turno com morte súbita
noretreat-moment-reaction_any_time = imediatamente, em resposta ao inimigo
noretreat-moment-on_draw = imediatamente, quando seu lado a compra
noretreat-moment-on_own_discard_for_replacement = quando é descartada por uma substituição
noretreat-initiative-axis = enquanto o Eixo tiver a iniciativa
noretreat-initiative-soviet = enquanto os soviéticos tiverem a iniciativa

## Os momentos em que se pergunta a um jogador

noretreat-window-phase = na sua própria fase
noretreat-window-start = no início de uma fase
noretreat-window-end = ao fim de uma fase
noretreat-window-move = depois de um movimento
noretreat-window-declared = depois das declarações
noretreat-window-counterblow = na etapa de Contragolpes
noretreat-window-commit = antes da rolagem de uma batalha
noretreat-window-rolled = depois da rolagem de uma batalha
noretreat-window-result = antes de aplicar um resultado
noretreat-window-exchanged = depois de uma troca
noretreat-window-advance = antes de um avanço
noretreat-window-victory = na fase de vitória
noretreat-window-card = em resposta a uma carta jogada
noretreat-window-payment = em resposta a uma carta descartada
noretreat-window-step = em resposta a uma unidade reconstruída

## O que se pergunta

noretreat-prompt-event = Jogar um evento { $window-name }?
noretreat-prompt-alternative = Escolha um dos dois efeitos: { $event-name }.
noretreat-prompt-copy_which = Escolha o efeito a repetir: { $event-name }.
noretreat-prompt-reaction = { $window ->
    [card] Responder ao evento inimigo { $card }?
    [payment] Responder ao descarte de { $card }?
   *[step] Responder à reconstrução de { $unit }?
}
noretreat-prompt-payment = { $left ->
    [one] Descarte uma carta
   *[other] Descarte { $left } cartas
}: { $for ->
    [improvement] melhorar { $unit }
    [converted] fortificar { $unit }
    [bring_back] trazer { $unit }
    [reorganized] reorganizar { $unit }
    [entrain] enviar de trem { $unit }
    [mark_counterblow] Contragolpe em { $hex }
   *[city_rebuilt] reconstruir a cidade
}.
noretreat-prompt-discard_one = { $reason ->
    [opening] { $left ->
        [one] Escolha mais uma carta para descartar (fique com 4).
       *[other] Escolha { $left } cartas para descartar (fique com 4).
    }
    [hand] { $left ->
        [one] Escolha uma carta para descartar (fique com duas).
       *[other] Escolha { $left } cartas para descartar (fique com 2).
    }
    [two-fronts] Escolha uma carta para descartar (duas frentes).
   *[event] Escolha uma carta para descartar pelo evento.
}
noretreat-prompt-card_play-nothing = Fase de Cartas: nenhum evento para jogar. Continue.
noretreat-prompt-card_play = Fase de Cartas: jogue um evento ou continue.
noretreat-prompt-flips-nothing = Nenhuma unidade a melhorar: encerre as melhorias.
noretreat-prompt-flips = Escolha uma unidade para melhorar ou continue.
noretreat-prompt-placement-nothing = Nenhuma unidade a colocar: encerre a colocação.
noretreat-prompt-placement = Escolha uma unidade para colocar no mapa.
noretreat-prompt-place_at = Escolha um hexágono para { $unit }.
noretreat-prompt-reorganize-nothing = Nenhuma unidade a reorganizar: vá ao movimento.
noretreat-prompt-reorganize = Escolha uma unidade para reorganizar por uma carta.
noretreat-prompt-movement-nothing = Nenhuma unidade a mover: encerre os movimentos.
noretreat-prompt-movement = { $unit ->
    [none] Escolha uma unidade para mover ou enviar de trem.
   *[other] Escolha um hexágono: { $unit } (pontos: { $left }).
}
noretreat-prompt-reserve_marker = Escolher uma unidade para a reserva estratégica?
noretreat-prompt-local_support_marker = Escolha uma unidade para o apoio local.
noretreat-prompt-take_off = Pilha excedida: escolha quem sai de { $hex }.
noretreat-prompt-disembark = { $side ->
    [axis] Escolha uma unidade do Eixo para descer do trem.
   *[soviet] Escolha uma unidade soviética para descer do trem.
}
noretreat-prompt-disembark_at = Escolha onde { $unit } desce do trem.
noretreat-prompt-drop = Escolha a unidade do Eixo a desorganizar.
noretreat-prompt-rebuild_city = Pagar duas cartas para reconstruir { $hex }?
noretreat-prompt-declare-nothing = Nenhum hexágono a atacar: encerre as declarações.
noretreat-prompt-declare = { $left ->
    [0] Não restam marcadores de Alvo: continue.
    [one] Escolha um hexágono para atacar (resta um marcador).
   *[other] Escolha um hexágono para atacar ({ $left } marcadores).
}
noretreat-prompt-counterblow = Escolha um hexágono para um Contragolpe (uma carta).
noretreat-prompt-free_counterblow = { $left ->
    [one] Escolha um hexágono para o último Contragolpe grátis.
   *[other] Escolha o hexágono de um Contragolpe ({ $left } grátis).
}
noretreat-prompt-lift_counterblow = Escolha um Contragolpe soviético para retirar.
noretreat-prompt-battle_hex = Escolha o próximo hexágono marcado para atacar.
noretreat-prompt-muster = { $units-count ->
    [0] Escolha uma unidade para atacar.
   *[other] Combata ou mude os atacantes.
}
noretreat-prompt-terrain = Escolha que terreno conta no ataque conjunto.
noretreat-prompt-support = { $left ->
    [one] Usar o último marcador de apoio nesta batalha?
   *[other] Usar um de { $left } marcadores de apoio aqui?
}
noretreat-prompt-battle_event = Usar um evento nesta batalha?
noretreat-prompt-which_die = Escolha qual dos dois dados conta.
noretreat-prompt-duel_die = Escolha um dado do duelo para rolar de novo.
noretreat-prompt-choose_table = Escolha a tabela de combate para aqui e perto.
noretreat-prompt-loss = Escolha uma unidade para perder um passo.
noretreat-prompt-levy = Escolha uma unidade da Volkssturm para dissolver.
noretreat-prompt-cadre = Pôr um quadro no lugar da perda em { $hex }?
noretreat-prompt-retreat = Escolha para onde se retira { $unit }.
noretreat-prompt-mark_own = Escolha um de seus hexágonos para um Contragolpe.
noretreat-prompt-counterattack = Contra-atacar?
noretreat-prompt-advance = Escolha uma unidade para avançar.
noretreat-prompt-advance_to = Escolha outro hexágono: { $unit } (feitos: { $gone }).
noretreat-prompt-break_out = Escolha uma unidade para romper o cerco.
noretreat-prompt-break_out_to = Escolha por onde { $unit } rompe o cerco.
noretreat-prompt-pick_unit_for = { $what ->
    [double_unit] Escolha uma unidade para lutar com o dobro da força.
    [surrender] Escolha uma unidade soviética para se render.
    [rebuild_fort] Escolha uma fortaleza para reconstruir.
    [raise_levy] Escolha uma unidade da Volkssturm para voltar.
    [conscript] Escolha uma unidade para recrutar de novo.
    [raid] Escolha uma unidade do Eixo para ficar sem suprimento.
    [improved] Escolha uma unidade para virar ao lado vermelho.
    [single_out] Escolha a primeira unidade a atacar.
   *[desert] Escolha uma unidade aliada para desertar.
}
noretreat-prompt-pick_hex_for = { $what ->
    [spare_hex] Escolha um hexágono para suprir pelo ar.
    [hasten] Escolha uma pilha para ganhar dois pontos.
    [surprise_from] Escolha uma pilha para o ataque surpresa.
    [build_works] Escolha um hexágono para as obras defensivas.
    [scorch] Escolha uma cidade para queimar.
   *[wave] Escolha um hexágono para atacar mais uma vez.
}
noretreat-prompt-free_step = { $left ->
    [one] Escolha uma unidade para a última substituição grátis.
   *[other] Escolha uma unidade para substituir ({ $left } grátis).
}
noretreat-prompt-bring_in = Escolha onde volta { $unit }.
noretreat-prompt-event_move = Escolha uma unidade para mover por este evento.
noretreat-prompt-event_move_to = Escolha para onde mover { $unit }.
noretreat-prompt-event_entrain = Escolha uma unidade para embarcar por este evento.
noretreat-prompt-event_detrain = Escolha uma unidade para pôr no mapa por este evento.
noretreat-prompt-event_detrain_at = Escolha um hexágono para { $unit }.
noretreat-prompt-keep_one = Escolha com qual das duas cartas novas ficar.
noretreat-prompt-take_discard = Escolha uma carta descartada para pegar.
noretreat-prompt-betray = Escolha uma carta da mão do Eixo para descartar.
noretreat-prompt-reduce = Escolha uma de suas unidades para perder um passo.
noretreat-prompt-surprise = Escolha o primeiro hexágono desde { $start }.
noretreat-prompt-fort_city = Escolha uma cidade para { $unit }.
noretreat-prompt-rhine = Escolha uma unidade para enviar ao oeste para sempre.
noretreat-prompt-conscript_at = Escolha onde recrutar de novo { $unit }.
noretreat-prompt-gather_unit = Escolha uma unidade para a caixa do trem.
noretreat-prompt-recall = Escolha uma unidade para voltar ao mapa.
noretreat-prompt-second_front_choice = Ataque aliado no Oeste: escolha o que entregar.
noretreat-prompt-concentrate = { $hexes-count ->
    [0] Escolha até três hexágonos vizinhos com mais uma unidade.
   *[other] Escolha outro hexágono com mais uma unidade.
}
noretreat-prompt-fall_back = Pilha excedida: escolha uma unidade para recuar.
noretreat-prompt-fall_back_to = Escolha para onde recua { $unit }.

## O que se pode fazer

noretreat-verb-play = Jogar { $card }
noretreat-verb-pass = Passar
noretreat-verb-option = { $option ->
    [0] Escolher o primeiro
   *[1] Escolher o segundo
}
noretreat-verb-discard = Descartar { $card }
noretreat-verb-card_play-done = Ir ao suprimento
noretreat-verb-declare-target = Atacar { $hex }
noretreat-verb-declare-done = Encerrar declarações
noretreat-verb-counterblow = Marcar { $hex }
noretreat-verb-counterblow-done = Encerrar Contragolpes
noretreat-verb-free_counterblow-done = Encerrar Contragolpes
noretreat-verb-battle_hex-attack = Atacar { $hex }
noretreat-verb-muster-join = Incluir { $unit }
noretreat-verb-muster-also = Incluir { $hex }
noretreat-verb-muster-fight = Combater
noretreat-verb-muster-leave = Retirar { $unit }
noretreat-verb-onward = Pular adiante
noretreat-plan-onward = Pulando para chegadas e movimentos.
noretreat-verb-rest = Encerrar sem atacar
noretreat-plan-rest = Encerrando movimentos e ataques.
noretreat-rest-doubt = Encerrar os movimentos sem declarar ataques?
noretreat-gesture-target = um alvo: todas as unidades que podem atacam; clique em uma para deixá-la fora
noretreat-gesture-ahead = uma unidade antes dos movimentos para pular até eles
noretreat-gesture-advance = o segundo hexágono para avançar dois de uma vez
noretreat-declare-doubt = { $count ->
    [one] Mais um hexágono pode ser atacado. Encerrar as declarações?
   *[other] Mais { $count } hexágonos podem ser atacados. Encerrar as declarações?
}
noretreat-placement-doubt = { $count ->
    [one] Uma unidade ainda pode vir ao mapa. Encerrar a colocação?
   *[other] { $count } unidades ainda podem vir ao mapa. Encerrar a colocação?
}
noretreat-done-doubt = { $count ->
    [one] Uma unidade ainda pode mover. Encerrar os movimentos?
   *[other] { $count } unidades ainda podem mover. Encerrar os movimentos?
}
noretreat-verb-terrain-terrain = Escolher { $hex }
noretreat-verb-support-commit = Usar um marcador
    .note = desloca uma coluna para a direita
noretreat-verb-support-hold = Guardar o marcador
noretreat-verb-which_die-die = Escolher o { $number }
noretreat-verb-duel_die-axis_die = Rolar de novo o do Eixo
noretreat-verb-duel_die-soviet_die = Rolar o soviético
noretreat-verb-unit = Escolher { $unit }
noretreat-verb-to = Ir para { $hex }
noretreat-verb-hex = Escolher { $hex }
noretreat-verb-done = Encerrar a escolha
noretreat-verb-none = Recusar
noretreat-verb-embark = Embarcar { $unit }
noretreat-verb-movement-done = Encerrar movimentos
noretreat-verb-reserve_marker-reserve = Reservar { $unit }
noretreat-verb-disembark-done = Deixar os outros
noretreat-verb-local_support_marker-support = Apoiar { $unit }
noretreat-verb-improve = Melhorar { $unit }
noretreat-verb-flips-modernize = Renovar { $unit }
noretreat-verb-flips-fortify = Fixar { $unit }
noretreat-verb-flips-unfortify = Mobilizar { $unit }
noretreat-verb-flips-done = Encerrar melhorias
noretreat-verb-placement-recover = Recuperar { $unit }
noretreat-verb-placement-reinforce = Colocar { $unit }
noretreat-verb-replace = Trazer { $unit }
noretreat-verb-placement-ss_return = Trazer os Panzer das SS
    .note = por dois pontos
noretreat-verb-placement-detach = Dividir { $unit }
noretreat-verb-placement-fortify_front = Dividir { $unit }
noretreat-verb-placement-done = Encerrar colocação
noretreat-verb-reorganize-reorganize = Reordenar { $unit }
noretreat-verb-reorganize-done = Ir ao movimento
noretreat-verb-free_step-none = Encerrar passos
noretreat-verb-event_move-done = Deixar os outros
noretreat-verb-keep_one-keep = Ficar com { $card }
noretreat-verb-cadre-cadre = Colocar { $unit }
noretreat-verb-mark_own-mark = Marcar { $hex }
noretreat-verb-counterattack-counterattack = Contra-atacar
noretreat-verb-counterattack-stop = Recusar
noretreat-verb-advance-done = Encerrar o avanço
noretreat-verb-advance_to-stop = Parar aqui
noretreat-verb-break_out-done = Encerrar a ruptura
noretreat-verb-take_discard-take = Pegar { $card }
noretreat-verb-lift_counterblow-lift = Retirar { $hex }
noretreat-verb-rhine-remove = Enviar { $unit }
noretreat-verb-rhine-none = Perder um ponto
noretreat-verb-rebuild_city-rebuild = Reconstruir a cidade
noretreat-verb-drop-drop = Escolher { $unit }
noretreat-verb-choose_table-axis_table = Usar a do Eixo
noretreat-verb-choose_table-soviet_table = Usar a soviética
noretreat-verb-second_front_choice-two_cards = Entregar duas cartas
noretreat-verb-second_front_choice-card_and_step = Entregar carta e passo

## O que acontece

noretreat-event-turn = Turno { $turn }: { $date }
noretreat-event-weather = Clima: { $weather-name }.
noretreat-event-weather-turned = O clima do turno { $turn } será: { $weather-name }.
noretreat-event-red-event = { $event-name }: um ponto para os soviéticos.
noretreat-event-player-turn = Turno { $turn }: { $side ->
    [axis] o Eixo
   *[soviet] os soviéticos
}
noretreat-event-initiative = A iniciativa passa { $side ->
    [axis] ao Eixo
   *[soviet] aos soviéticos
}. Maré alta do Eixo: { $high_tide }.
noretreat-event-event-vp = Pontos { $side ->
    [axis] do Eixo
   *[soviet] soviéticos
} por eventos: { $points }.
noretreat-event-no-sudden-death = Não há morte súbita neste turno.
noretreat-event-cards-withheld = { $side ->
    [axis] O Eixo comprará
   *[soviet] Os soviéticos comprarão
} { $count ->
    [0] as cartas de sempre
    [one] uma carta a menos
   *[other] { $count } cartas a menos
}, e uma é descartada ao acaso.
noretreat-event-on-to-berlin = A guerra continua em 1945. Pontos soviéticos por eventos: { $points }.
noretreat-event-cards-of-1945 = As cartas de 1945 são embaralhadas. No baralho: { $count }.
noretreat-event-draws = { $side ->
    [axis] O Eixo compra
   *[soviet] Os soviéticos compram
} { $count ->
    [0] zero cartas
    [one] uma carta
   *[other] { $count } cartas
}.
noretreat-event-drew = { $side ->
    [axis] O Eixo compra
   *[soviet] Os soviéticos compram
} { $drawn ->
    [none] uma carta
   *[other] { $drawn }
}.
noretreat-event-no-cards = { $side ->
    [axis] O Eixo não encontra
   *[soviet] Os soviéticos não encontram
} cartas para comprar.
noretreat-event-discarded = { $side ->
    [axis] O Eixo descarta
   *[soviet] Os soviéticos descartam
} { $card }.
noretreat-event-reshuffled = Os montes são embaralhados juntos. No baralho: { $count }.
noretreat-event-joker-passed = O Coringa passa { $side ->
    [axis] ao Eixo
   *[soviet] aos soviéticos
}.
noretreat-event-event = { $side ->
    [axis] Evento do Eixo
   *[soviet] Evento soviético
}: { $event-name }. { $text }
noretreat-event-copied = { $side ->
    [axis] O Eixo repete
   *[soviet] Os soviéticos repetem
} { $event-name }. { $text }
noretreat-event-cancelled = { $card ->
    [none] A reconstrução é anulada.
   *[other] Carta anulada: { $card }.
}
noretreat-event-took-discard = { $side ->
    [axis] O Eixo pega
   *[soviet] Os soviéticos pegam
} { $drawn ->
    [none] uma carta
   *[other] { $drawn }
} dos descartes.
noretreat-event-took-top = { $side ->
    [axis] O Eixo pega
   *[soviet] Os soviéticos pegam
} { $card } dos descartes.
noretreat-event-out-of-supply = Sem suprimento: { $units }.
noretreat-event-improved = Melhoria: { $unit }.
noretreat-event-modernized = Modernização: { $unit }.
noretreat-event-converted = { $fort ->
    [yes] { $unit } se torna um forte.
   *[no] { $unit } volta a ser móvel.
}
noretreat-event-reorganized = { $unit } se reorganiza.
noretreat-event-cadre-available = Quadro disponível: { $unit }.
noretreat-event-reinforcement = { $unit } chega a { $hex }.
noretreat-event-recovered = { $unit } se recupera em { $hex }.
noretreat-event-replaced = { $unit } volta em { $hex }.
noretreat-event-gathered = { $unit } vai para a caixa do trem.
noretreat-event-rezervy = A partir de agora pode ser recrutada: { $unit }.
noretreat-event-drop-ready = Os paraquedistas estão prontos.
noretreat-event-dropped = Os paraquedistas desorganizam { $unit }.
noretreat-event-detached = { $unit } se divide em três destacamentos.
noretreat-event-front-fortified = { $unit } se divide em duas Frentes Fortificadas.
noretreat-event-withdrawn = { $lost ->
    [yes] { $unit } sai do jogo; o Eixo comprará uma carta a menos.
   *[no] { $unit } sai do jogo.
}
noretreat-event-moved = { $unit } move de { $start } para { $hex }.
noretreat-event-embarked = { $unit } sobe no trem em { $start }.
noretreat-event-disembarked = { $unit } desce do trem em { $hex }.
noretreat-event-reserve = { $unit } é a reserva estratégica.
noretreat-event-local-support = { $unit } recebe o marcador de apoio local: +{ $points }.
noretreat-event-excess = Há unidades demais em { $hex }: { $unit } { $place ->
    [shattered] se dispersa
   *[destroyed] sai, destruição
}.
noretreat-event-captured = { $side ->
    [axis] O Eixo toma
   *[soviet] Os soviéticos tomam
} { $hex }.
noretreat-event-greater-germany = { $unit } entra na Grande Alemanha por { $hex }.
noretreat-event-oil-captured = { $unit } alcança { $hex }.
noretreat-event-warsaw-captured = { $unit } entra em { $hex }: os poloneses se levantam.
noretreat-event-romania-surrenders = A Romênia se rende. Saem do jogo: { $units }.
noretreat-event-target = { $side ->
    [axis] O Eixo atacará
   *[soviet] Os soviéticos atacarão
} { $hex }.
noretreat-event-counterblow = { $side ->
    [axis] Um marcador de Contragolpe do Eixo
   *[soviet] Um marcador de Contragolpe soviético
} fica em { $hex }.
noretreat-event-counterblow-lifted = O marcador de Contragolpe em { $hex } é retirado.
noretreat-event-no-counterblow = Nenhum hexágono pode receber um marcador de Contragolpe.
noretreat-event-battle = { $side ->
    [axis] O Eixo ataca
   *[soviet] Os soviéticos atacam
} { $hexes } com { $units }.
noretreat-event-counterattack = { $side ->
    [axis] O Eixo contra-ataca
   *[soviet] Os soviéticos contra-atacam
} { $hexes } com { $units }.
noretreat-event-no-counterattack = { $side ->
    [axis] O Eixo não contra-ataca
   *[soviet] Os soviéticos não contra-atacam
}.
noretreat-event-terrain-chosen = Conta o terreno de { $hex }.
noretreat-event-support = { $side ->
    [axis] O Eixo empenha
   *[soviet] Os soviéticos empenham
} um marcador de Apoio: { $shifts ->
    [one] uma coluna
   *[other] { $shifts } colunas
}.
noretreat-event-odds = { $attack } contra { $defence }, { $initial ->
    [none] abaixo de 1:3
   *[other] { $initial }
}{ $shifts-count ->
    [0] .
   *[other] ; { $shifts }: { $column }.
}
noretreat-event-two-dice = Dois dados: { $dice }.
noretreat-event-rolled = Dado { $die }: { $result-name }.
noretreat-event-result = Sem rolagem: { $result-name }.
noretreat-event-shifted = Uma coluna para a esquerda: { $result-name }.
noretreat-event-reroll = { $result-name }: o dado é lançado de novo.
noretreat-event-duel = O Eixo e os soviéticos lançam { $dice }.
noretreat-event-step-lost = { $unit } perde um passo em { $hex }.
noretreat-event-eliminated = { $unit } se perde em { $hex }{ $place ->
    [destroyed] : destruição.
    [surrendered] : rendição.
    [gone] , para sempre.
   *[none] .
}
noretreat-event-to-turn-track = { $unit } volta no turno { $turn }.
noretreat-event-cadre = { $unit } assume { $hex }.
noretreat-event-disbanded = { $unit } se dissolve em { $hex }.
noretreat-event-retreated = { $unit } se retira de { $start } para { $hex }.
noretreat-event-shattered = { $unit } se dispersa.
noretreat-event-advanced = { $unit } avança de { $start } para { $hex }.
noretreat-event-spared = As unidades em { $hex } recebem suprimento aéreo.
noretreat-event-scorched = { $hex } é queimada.
noretreat-event-city-rebuilt = { $hex } é reconstruída.
noretreat-event-works = { $hex } recebe Obras Defensivas.
noretreat-event-prepared = Os soviéticos podem se concentrar em { $hexes }.
noretreat-event-obligation-failed = { $side ->
    [axis] O Eixo não atacou
   *[soviet] Os soviéticos não atacaram
} o bastante.

## Como acaba

noretreat-result-objectives = Os objetivos da guerra foram tomados.
noretreat-result-sudden-death = Morte súbita: pontos demais foram perdidos.
noretreat-result-total = Vitória total com 34 pontos.
noretreat-result-operational = No fim de 1944 os soviéticos não desfizeram a maré alta do Eixo.
noretreat-result-berlin = A guarnição de Berlim caiu, Hitler está morto.
noretreat-result-held-out = O Eixo resistiu até o último turno.
noretreat-result-scenario = Os pontos do cenário decidem.
noretreat-score-axis = Pontos do Eixo
noretreat-score-soviet = Pontos soviéticos

## Dados lançados à mão

noretreat-dice-battle = uma batalha
noretreat-dice-duel = um duelo (o dado do Eixo, depois o soviético)

## Palavras do jogo

noretreat-weather-clear = limpo
noretreat-weather-mud = lama
noretreat-weather-snow = neve
noretreat-weather-long_winter = Longo Inverno
noretreat-phase-maintenance = Novo turno
noretreat-phase-cards = Cartas
noretreat-phase-supply = Suprimento
noretreat-phase-organization = Organização
noretreat-phase-movement = Movimento
noretreat-phase-combat = Combate
noretreat-phase-removal = Limpeza
noretreat-phase-disembark = Desembarque
noretreat-crt-none = sem efeito
noretreat-crt-CA = CA, um contra-ataque
noretreat-crt-CB = CB, um Contragolpe
noretreat-crt-EX = EX, uma troca de passos
noretreat-crt-DR = DR, o defensor se retira
noretreat-crt-DS = DS, o defensor é disperso
noretreat-crt-DD = DD, o defensor perde passos e se retira
noretreat-shift-terrain = terreno
noretreat-shift-river = rio
noretreat-shift-objective = lado de objetivo
noretreat-shift-works = Obras Defensivas
noretreat-shift-winter = inverno
noretreat-shift-support = apoio
noretreat-shift-armour = blindados
noretreat-shift-shock = exército de Choque
noretreat-shift-out-of-supply = sem suprimento
noretreat-shift-grenadiers = granadeiros SS
noretreat-shift-event = evento
noretreat-shift-fleet = frota
noretreat-shift-logistics = logística
noretreat-both-events = { $axis } / { $soviet }
noretreat-box-shattered = Caixa de dispersas
noretreat-box-destroyed = Caixa de destruídas
noretreat-box-surrendered = Caixa de rendidas
noretreat-box-rail = Caixa do trem
noretreat-box-cadres = Caixa de quadros
noretreat-box-pool = à espera de um evento
noretreat-box-gone = fora do jogo
noretreat-box-turn = turno { $turn }
noretreat-red-pearl-harbor = Pearl Harbor
noretreat-red-midway = Midway
noretreat-red-el-alamein = El Alamein
noretreat-red-italy-invaded = Invasão da Itália
noretreat-red-d-day = Dia D
noretreat-red-battle-of-the-bulge = Batalha das Ardenas
noretreat-red-rhine-crossed = Travessia do Reno
noretreat-red-economic-collapse = Colapso econômico

## Na tela

noretreat-title = No Retreat!
    .full = No Retreat! A Frente Russa
noretreat-terrain-open = aberto
noretreat-terrain-city = cidade
noretreat-terrain-forest = floresta
noretreat-terrain-marsh = pântano
noretreat-terrain-mountain = montanha
noretreat-terrain-kerch_strait = estreito
noretreat-terrain-lake = lago
noretreat-terrain-area = área
noretreat-corner-turn = Turno { $turn }, { $date }. { $seat }, fase: { $phase }. Clima: { $weather }
noretreat-corner-points = Pontos: Eixo { $axis }, soviéticos { $soviet }. Iniciativa: { $seat }
noretreat-corner-support = Blitz { $blitz }, Shock { $shock }
noretreat-legend = # cidade  $ petróleo  % floresta  = pântano  ^ montanha  ~ lago, estreito  A Eixo  S soviéticos  a s cidades vazias
noretreat-legend-units = Depois da letra: a força de cada unidade. O sinal ! indica que uma delas está sem suprimento. Coluna e linha juntas são o número de um hexágono.
noretreat-note-unit = { $strength }-{ $movement } em { $hex }
noretreat-status-hand = Mão: { $seat }
noretreat-status-hidden = { $count ->
    [0] vazia
    [one] uma carta
   *[other] { $count } cartas
}
noretreat-status-and-hidden = { $cards }, e { $count ->
    [one] uma carta desconhecida
   *[other] { $count } cartas desconhecidas
}
noretreat-status-points = Pontos
noretreat-status-points-are = { $seat }: { $points }, dos quais { $hexes } por hexágonos
noretreat-status-high-tide = Maré alta do Eixo
noretreat-status-sudden-death = Morte súbita
noretreat-status-sudden-death-is = { $seat }, mais de { $limit } pontos no turno { $turn }
noretreat-status-no-sudden-death = nenhuma neste turno
noretreat-status-objectives = Objetivos supridos: { $seat }
noretreat-status-piles = Pilhas
noretreat-status-piles-are = { $deck } para comprar, { $discards } nos descartes{ $card ->
    [none] {""}
   *[other] , no topo { $card }
}
noretreat-status-joker = Coringa
noretreat-status-reserve = Reserva estratégica
noretreat-status-scorched = Queimada
noretreat-status-works = Obras Defensivas
noretreat-status-targets = Ataques declarados
noretreat-status-counterblows = Contragolpes: { $seat }
noretreat-status-battle = Batalha
noretreat-status-battle-is = { $attackers } contra { $defenders } em { $hexes }
noretreat-status-weather = Marcadores de clima
noretreat-look-hex = { $terrain }, controle { $side ->
    [axis] do Eixo
   *[soviet] soviético
}, { $country ->
    [greater_germany] Grande Alemanha
   *[ussr] URSS
}
noretreat-look-oil = campo de petróleo
noretreat-look-objective = objetivo { $side ->
    [axis] do Eixo
   *[soviet] dos soviéticos
}
noretreat-look-coast = costa ({ $seas })
noretreat-sea-baltic = Mar Báltico
noretreat-sea-black = Mar Negro
noretreat-sea-caspian = Mar Cáspio
noretreat-sea-azov = Mar de Azov
noretreat-sea-adriatic = Mar Adriático
noretreat-look-scorched = queimada: conta como pântano
noretreat-look-works = Obras Defensivas
noretreat-look-target = vai ser atacado
noretreat-look-counterblow = Contragolpe
noretreat-look-unit = { $unit }: força { $strength }, movimento { $movement }, { $steps ->
    [one] um passo
   *[other] { $steps } passos
}
noretreat-look-out-of-supply = sem suprimento
noretreat-look-disorganized = em desorganização
noretreat-look-local-support = apoio local
noretreat-compass = { $direction ->
    [1] L
    [2] SE
    [3] SO
    [4] O
    [5] NO
   *[6] NE
}
noretreat-cards-when = { $when }: { $text }

## Probabilidades

noretreat-odds-column = coluna
noretreat-odds-below = abaixo de 1:3
noretreat-odds-none = sem efeito
noretreat-odds-retreat = cede o defensor
noretreat-odds-exchange = troca
noretreat-odds-blow = Contragolpe
noretreat-odds-answer = contra-ataque
noretreat-odds-thrown-back = cede o atacante
noretreat-odds-round = Rolagem { $number }, { $seat } na tabela { $table ->
    [axis] do Eixo
   *[soviet] soviética
}
noretreat-odds-sum = { $attack } contra { $defence }: { $initial }, { $shifts }, coluna { $column }
noretreat-odds-sum-plain = { $attack } contra { $defence }: coluna { $column }
noretreat-odds-ends = Como acaba, com os contra-ataques
noretreat-odds-footnote = Exato para as unidades como estão, sem cartas nem apoios ainda não empenhados; quem pode contra-atacar o faz, e o defensor escolhe seu melhor terreno.

## Datas

noretreat-date-1 = junho de 1941
noretreat-date-2 = julho e agosto de 1941
noretreat-date-3 = setembro e outubro de 1941
noretreat-date-4 = novembro e dezembro de 1941
noretreat-date-5 = janeiro e fevereiro de 1942
noretreat-date-6 = março e abril de 1942
noretreat-date-7 = maio e junho de 1942
noretreat-date-8 = julho e agosto de 1942
noretreat-date-9 = setembro e outubro de 1942
noretreat-date-10 = novembro e dezembro de 1942
noretreat-date-11 = janeiro e fevereiro de 1943
noretreat-date-12 = março e abril de 1943
noretreat-date-13 = maio e junho de 1943
noretreat-date-14 = julho e agosto de 1943
noretreat-date-15 = setembro e outubro de 1943
noretreat-date-16 = novembro e dezembro de 1943
noretreat-date-17 = janeiro e fevereiro de 1944
noretreat-date-18 = março e abril de 1944
noretreat-date-19 = maio e junho de 1944
noretreat-date-20 = julho e agosto de 1944
noretreat-date-21 = setembro e outubro de 1944
noretreat-date-22 = novembro e dezembro de 1944
noretreat-date-23 = janeiro de 1945
noretreat-date-24 = fevereiro de 1945
noretreat-date-25 = março de 1945
noretreat-date-26 = abril de 1945
noretreat-date-27 = maio de 1945
noretreat-date-28 = junho de 1945

## Unidades
## Os nomes curtos são os das peças; as Frentes soviéticas têm outro nome na face forte.

noretreat-unit-ax_1pz = 1.º Exército Panzer
    .short = 1.º Panzer
noretreat-unit-ax_2pz = 2.º Exército Panzer
    .short = 2.º Panzer
noretreat-unit-ax_3pz = 3.º Exército Panzer
    .short = 3.º Panzer
noretreat-unit-ax_4pz = 4.º Exército Panzer
    .short = 4.º Panzer
noretreat-unit-ax_2a = 2.º Exército
    .short = 2.º Exército
noretreat-unit-ax_4a = 4.º Exército
    .short = 4.º Exército
noretreat-unit-ax_6a = 6.º Exército
    .short = 6.º Exército
noretreat-unit-ax_8a = 8.º Exército
    .short = 8.º Exército
noretreat-unit-ax_9a = 9.º Exército
    .short = 9.º Exército
noretreat-unit-ax_11a = 11.º Exército
    .short = 11.º Exército
noretreat-unit-ax_16a = 16.º Exército
    .short = 16.º Exército
noretreat-unit-ax_17a = 17.º Exército
    .short = 17.º Exército
noretreat-unit-ax_18a = 18.º Exército
    .short = 18.º Exército
noretreat-unit-ax_sspz = Exército Panzer das SS
    .short = Panzer SS
noretreat-unit-ax_ssgr = Granadeiros das SS
    .short = Granadeiros SS
noretreat-unit-ax_grpe = Grupo de Exércitos E
    .short = Grupo E
noretreat-unit-ax_grpf = Grupo de Exércitos F
    .short = Grupo F
noretreat-unit-ax_fin = Exército Finlandês
    .short = Finlandês
noretreat-unit-ax_rum3 = 3.º Exército Romeno
    .short = 3.º Romeno
noretreat-unit-ax_rum4 = 4.º Exército Romeno
    .short = 4.º Romeno
noretreat-unit-ax_ita8 = 8.º Exército Italiano
    .short = 8.º Italiano
noretreat-unit-ax_hun2 = 2.º Exército Húngaro
    .short = 2.º Húngaro
noretreat-unit-ax_hun_gg1 = 1.º Exército Húngaro
    .short = 1.º Húngaro
noretreat-unit-ax_hun_gg2 = 3.º Exército Húngaro
    .short = 3.º Húngaro
noretreat-unit-ax_luft = Divisões de campanha da Luftwaffe
    .short = Luftwaffe
noretreat-unit-ax_kg1 = Kampfgruppe 1
    .short = Kampfgruppe 1
noretreat-unit-ax_kg2 = Kampfgruppe 2
    .short = Kampfgruppe 2
noretreat-unit-ax_kg3 = Kampfgruppe 3
    .short = Kampfgruppe 3
noretreat-unit-ax_fort1 = Fortaleza 1
    .short = Festung 1
noretreat-unit-ax_fort2 = Fortaleza 2
    .short = Festung 2
noretreat-unit-ax_berlin = Guarnição de Berlim
    .short = Berlim
noretreat-unit-ax_volk1 = Volkssturm 1
    .short = Volkssturm 1
noretreat-unit-ax_volk2 = Volkssturm 2
    .short = Volkssturm 2
noretreat-unit-ax_volk3 = Volkssturm 3
    .short = Volkssturm 3
noretreat-unit-ax_volk4 = Volkssturm 4
    .short = Volkssturm 4
noretreat-unit-ax_abt1 = Destacamento 1
    .short = Abteilung 1
noretreat-unit-ax_abt2 = Destacamento 2
    .short = Abteilung 2
noretreat-unit-ax_abt3 = Destacamento 3
    .short = Abteilung 3
noretreat-unit-su_northwest = Frente Noroeste
    .short = Noroeste
    .strong = 2.ª Frente Báltica
    .strong-short = 2.ª Báltica
noretreat-unit-su_west = Frente Oeste
    .short = Oeste
    .strong = 3.ª Frente Bielorrussa
    .strong-short = 3.ª Bielorrussa
noretreat-unit-su_southwest = Frente Sudoeste
    .short = Sudoeste
    .strong = 1.ª Frente Bielorrussa
    .strong-short = 1.ª Bielorrussa
noretreat-unit-su_central = Frente Central
    .short = Central
    .strong = 5.º Exército de Tanques da Guarda
    .strong-short = 5.º Tq. Guarda
noretreat-unit-su_south = Frente Sul
    .short = Sul
    .strong = 4.ª Frente Ucraniana
    .strong-short = 4.ª Ucraniana
noretreat-unit-su_leningrad = Guarnição de Leningrado
    .short = Leningrado
noretreat-unit-su_reserve = Frente de Reserva
    .short = Reserva
    .strong = 3.º Exército de Tanques
    .strong-short = 3.º Tanques
noretreat-unit-su_bryansk = Frente de Briansk
    .short = Briansk
    .strong = 4.º Exército de Tanques
    .strong-short = 4.º Tanques
noretreat-unit-su_kalinin = Frente de Kalinin
    .short = Kalinin
    .strong = 1.ª Frente Báltica
    .strong-short = 1.ª Báltica
noretreat-unit-su_caucasus = Frente do Cáucaso
    .short = Cáucaso
    .strong = 2.º Exército de Tanques
    .strong-short = 2.º Tanques
noretreat-unit-su_moscow = Guarnição de Moscou
    .short = Moscou
noretreat-unit-su_sevastopol = Guarnição de Sebastopol
    .short = Sebastopol
noretreat-unit-su_volkhov = Frente do Volkhov
    .short = Volkhov
    .strong = 3.ª Frente Báltica
    .strong-short = 3.ª Báltica
noretreat-unit-su_crimean = Frente da Crimeia
    .short = Crimeia
    .strong = Exército de Choque
    .strong-short = Choque
noretreat-unit-su_ncaucasus = Frente do Cáucaso Norte
    .short = N. Cáucaso
    .strong = 2.ª Frente Bielorrussa
    .strong-short = 2.ª Bielorrussa
noretreat-unit-su_voronezh = Frente de Voronezh
    .short = Voronezh
    .strong = 1.ª Frente Ucraniana
    .strong-short = 1.ª Ucraniana
noretreat-unit-su_stalingrad = Frente de Stalingrado
    .short = Stalingrado
    .strong = 3.ª Frente Ucraniana
    .strong-short = 3.ª Ucraniana
noretreat-unit-su_don = Frente do Don
    .short = Don
    .strong = 1.º Exército de Tanques
    .strong-short = 1.º Tanques
noretreat-unit-su_kursk = Frente de Kursk
    .short = Kursk
    .strong = 6.º Exército de Tanques
    .strong-short = 6.º Tanques
noretreat-unit-su_steppe = Frente da Estepe
    .short = Estepe
    .strong = 2.ª Frente Ucraniana
    .strong-short = 2.ª Ucraniana
noretreat-unit-su_ost1 = Ostatky 1
    .short = Ostatky 1
noretreat-unit-su_ost2 = Ostatky 2
    .short = Ostatky 2
noretreat-unit-su_yug1 = 1.º Exército Iugoslavo
    .short = 1.º Iugoslavo
noretreat-unit-su_yug2 = 2.º Exército Iugoslavo
    .short = 2.º Iugoslavo
noretreat-unit-su_rum = Exército Romeno
    .short = Romeno
noretreat-unit-su_pol = Exército Polonês
    .short = Polonês
noretreat-unit-su_ff1 = Frente Fortificada 1
    .short = F. Fortificada 1
noretreat-unit-su_ff2 = Frente Fortificada 2
    .short = F. Fortificada 2
noretreat-unit-su_rez = Rezervy
    .short = Rezervy

## Lugares

noretreat-place-0406 = Praga
noretreat-place-0409 = Viena
noretreat-place-0414 = Belgrado
noretreat-place-0603 = Berlim
noretreat-place-0606 = Breslau
noretreat-place-0611 = Budapeste
noretreat-place-0704 = Posen
noretreat-place-0816 = campos de petróleo romenos
noretreat-place-0817 = Bucareste
noretreat-place-0906 = Varsóvia
noretreat-place-0910 = Lublin
noretreat-place-1104 = Königsberg
noretreat-place-1215 = Odessa
noretreat-place-1311 = Kiev
noretreat-place-1318 = Sebastopol
noretreat-place-1407 = Minsk
noretreat-place-1503 = Riga
noretreat-place-1515 = Dnepropetrovsk
noretreat-place-1519 = estreito de Kerch
noretreat-place-1619 = Novorossiysk
noretreat-place-1708 = Smolensk
noretreat-place-1713 = Kharkov
noretreat-place-1716 = Stalino
noretreat-place-1817 = Rostov
noretreat-place-1902 = Leningrado
noretreat-place-1912 = Voronezh
noretreat-place-2002 = lago Ladoga
noretreat-place-2006 = Kalinin
noretreat-place-2008 = Moscou
noretreat-place-2009 = Tula
noretreat-place-2022 = campos de petróleo do Cáucaso
noretreat-place-2217 = Stalingrado
noretreat-place-2307 = Iaroslavl
noretreat-place-2310 = Gorki
noretreat-place-2314 = Saratov
noretreat-place-2321 = Astracã
noretreat-place-FIN = Finlândia
noretreat-place-WB = Bálcãs Ocidentais
noretreat-place-SB = Bálcãs Meridionais

## Por que o computador joga assim

noretreat-bot-attack = Atacar { $hex }.
noretreat-bot-attacks = { $count ->
    [one] Ataque { $hex }.
   *[other] Ataque { $count } hexágonos, sobretudo { $hex }.
}
noretreat-bot-advance = Avançar sobre { $hex }.
noretreat-bot-hold = Manter { $hex }.
noretreat-bot-stay = Manter a linha como está.
noretreat-bot-fears-cut-off = { $unit } está sem suprimento e pode se render.
noretreat-bot-fears-open = O inimigo pode entrar em { $hex } sem combate.

## No navegador

noretreat-panel-score = Pontos
noretreat-panel-boxes = Caixas
noretreat-panel-track = Turnos
noretreat-panel-tables = Tabelas
noretreat-overlay-supply = Suprimento dos dois lados
noretreat-overlay-zones = Zonas de controle dos dois lados
noretreat-overlay-control = Controle e hexágonos que contam
noretreat-legend-supply = Suprimento: { $side }
noretreat-legend-source = Cidade que abastece
noretreat-legend-dry = Cidade isolada
noretreat-legend-sea = Suprimento por mar
noretreat-legend-lacking = Unidade sem suprimento
noretreat-legend-line = Linha da unidade apontada
noretreat-legend-cut = Aqui o inimigo a corta
noretreat-legend-zone = Zonas de controle: { $side }
noretreat-legend-control = Controle: { $side }
noretreat-legend-counts = Conta para a vitória
noretreat-supplied-line = suprimento a partir de { $hex }
noretreat-supplied-beside = suprimento por uma unidade vizinha
noretreat-supplied-sea = suprimento por mar
noretreat-supplied-home = suprimento do próprio país
noretreat-supplied-not = sem suprimento
noretreat-supplied-cuts = uma unidade ou zona inimiga o corta em { $hexes }
noretreat-supplied-no-cut = nenhum hexágono sozinho o corta
noretreat-there-cut-off = isola { $units }
noretreat-there-loses = deixa sem suprimento: { $units }
noretreat-there-gains = leva suprimento a { $units }
noretreat-sequence-cards = Cartas
noretreat-sequence-supply = Suprimento
noretreat-sequence-organization = Organização
noretreat-sequence-movement = Movimento
noretreat-sequence-combat = Combate
noretreat-sequence-removal = Limpeza
noretreat-sequence-disembark = Desembarque
noretreat-find-place = lugar
noretreat-look-cost = pontos de movimento: { $cost } de { $left }
noretreat-fan-values = força { $strength }, movimento { $movement }, { $steps ->
    [one] um passo
   *[other] { $steps } passos
}
noretreat-fan-white = força de cor branca: não pode atacar voluntariamente
noretreat-fan-no-zoc = sem zona de controle
noretreat-fan-moved = já se moveu
noretreat-fan-attacked = já atacou
noretreat-kind-infantry = infantaria
noretreat-kind-mech = mecanizada
noretreat-kind-armour = blindados
noretreat-kind-ss_armour = blindados SS
noretreat-kind-ss_mech = mecanizada SS
noretreat-kind-shock = exército de Choque
noretreat-kind-regional = infantaria regional
noretreat-kind-fortified = fortaleza
noretreat-kind-cadre = quadro
noretreat-kind-volkssturm = Volkssturm
noretreat-card-immediate = joga-se assim que é comprada
noretreat-strip-points = Pontos { $seat }: { $points }
noretreat-strip-initiative = Iniciativa: { $seat }
noretreat-strip-goal = { $kind ->
    [scenario] { $seat }: { $points } no turno { $turn }
    [total] Total: { $points }
   *[sudden-death] ☠ turno { $turn }: { $seat } { $points }
}
noretreat-strip-events = Eventos { $points }
noretreat-strip-high-tide = Maré alta { $points }
noretreat-strip-support = Blitz { $blitz } · Shock { $shock }
noretreat-strip-piles = Cartas { $deck } + { $discards }
noretreat-score-goal = { $kind ->
    [scenario] Cenário: { $seat } vence com { $points } pontos ou mais no fim do turno { $turn }; se não, vence o outro lado.
    [total] Vitória total: { $seat } vence em qualquer fase de vitória com { $points } pontos.
   *[sudden-death] Morte súbita: { $seat } vence na fase de vitória do turno { $turn } com { $points } pontos ou mais.
}
noretreat-score-track = Trilha de pontos de vitória
noretreat-boxes-happened = Eventos já ocorridos de vez: { $seat }
noretreat-track-blitz = Blitz: { $count }
noretreat-track-shock = Shock: { $count }
noretreat-track-variable = * Uma carta de clima pode mudá-lo.
noretreat-table-crt = Tabela de combate: { $seat }
noretreat-table-die = Dado
noretreat-table-terrain = Terreno e clima
noretreat-table-armour = custo blindados
noretreat-table-other = custo outros
noretreat-table-bonus = bônus blindados
noretreat-table-shift = colunas
noretreat-table-stops = para o avanço
noretreat-asks-windows = Momentos
noretreat-asks-cards = Cartas
noretreat-asks-any-time = cartas que podem ser jogadas a qualquer momento

noretreat-guide-axis-intro-1 = Você comanda o Eixo: peças cinza de cantos retos. A Grande Alemanha fica à esquerda do mapa, seus objetivos no leste; as peças soviéticas são vermelhas de cantos redondos.
noretreat-guide-axis-intro-2 = Cidades e campos de petróleo dão pontos; as bandeiras dizem de quem são. Até o turno 12 a Iniciativa é sua e contam os seus pontos: nos turnos com caveira você vence se tiver mais do que diz a casa dela. Três objetivos supridos (hexágonos emoldurados) vencem na hora.
noretreat-guide-axis-intro-3 = Uma peça diz força e movimento: 7-6 ataca e defende com sete e move seis. Duas marcas são dois passos. Um número de cor branca nunca ataca por vontade própria; entre parênteses, não tem zona de controle.
noretreat-guide-axis-intro-4 = Suas unidades vivem de linhas de suprimento até a sua borda do mapa. Aperte S para vê-las, Z para as zonas de controle, C para o controle. Unidades cercadas definham: isole os soviéticos e não avance demais na lama e na neve.
noretreat-guide-axis-intro-5 = As cartas servem duas vezes: como eventos, ou descartadas para pagar substituições, trem e Contragolpes. Só conta a sua metade; a outra é jogada pelos soviéticos. A aba “Avisos” define quando você é consultado sobre eventos.
noretreat-guide-soviet-intro-1 = Você comanda os soviéticos: peças vermelhas de cantos redondos, no leste do mapa. As do Eixo são cinza de cantos retos. Primeiro é preciso sobreviver, depois voltar.
noretreat-guide-soviet-intro-2 = Cidades e campos de petróleo dão pontos; as bandeiras dizem de quem são. Até o turno 12 contam os do Eixo, que nos turnos com caveira vence com mais do que diz a casa dela. Depois a Iniciativa é sua, e as caveiras também.
noretreat-guide-soviet-intro-3 = Uma peça diz força e movimento: 4-3 ataca e defende com quatro e move três. Quase todas as Frentes têm um lado vermelho, para o qual passam ao modernizar-se, a partir do turno 6. Um número de cor branca nunca ataca por vontade própria; entre parênteses, não tem zona de controle.
noretreat-guide-soviet-intro-4 = As linhas de suprimento levam à sua borda do mapa e a cidades. Aperte S para vê-las, Z para as zonas de controle, C para o controle. Não deixe cercar Frentes inteiras: unidades sem suprimento se rendem e voltam tarde.
noretreat-guide-soviet-intro-5 = As cartas servem duas vezes: como eventos, ou descartadas para pagar substituições, trem e Contragolpes, que obrigam o Eixo a atacar onde você quer. A aba “Avisos” define quando você é consultado sobre eventos.
noretreat-guide-discard_one = Guarde as cartas que servem aos seus planos. A metade abaixo da linha é do inimigo, mas na sua mão não lhe serve.
noretreat-guide-card_play = As cartas iluminadas podem ser jogadas agora como eventos. O que você guardar pode pagar algo depois.
noretreat-guide-event = Uma carta iluminada pode ser jogada neste momento. Se não quer ser consultado aqui, tire o momento na aba “Avisos”.
noretreat-guide-flips = Unidades fracas supridas passam ao lado forte por uma carta cada uma.
noretreat-guide-placement = Reforços e unidades recuperadas chegam ao mapa: escolha uma e depois um hexágono iluminado.
noretreat-guide-movement = Escolha uma peça iluminada e depois um hexágono iluminado: o número é o custo, a seta o caminho. Entrar numa zona de controle inimiga acaba o movimento. Fique ao lado do que quer atacar, por tantos lados quanto puder.
noretreat-guide-declare = Escolha os hexágonos inimigos que quer atacar; a tabela mostra o que conseguiriam todas as suas unidades vizinhas. Os marcadores são poucos.
noretreat-guide-counterblow = Uma carta cada um obriga o inimigo a atacar um hexágono seu à sua escolha. Estraga os planos dele onde o ataque falharia.
noretreat-guide-battle_hex = Trave as batalhas declaradas na ordem que quiser. Uma brecha pode abrir caminho para o próximo ataque.
noretreat-guide-muster = Escolha as unidades que participam. Abaixo estão a proporção com cada mudança de coluna e as chances exatas, contra-ataques incluídos.
noretreat-guide-support = Marcadores Blitz e Shock levam a coluna para a direita. Há poucos por turno: gaste-os onde mudam mais.
noretreat-guide-battle_event = Eventos deste momento ainda podem virar a batalha; a tabela mostra como ela está sem eles.
noretreat-guide-advance = O hexágono está vazio. Blindados podem ir mais longe que os outros; pense no suprimento e no que deixa para trás.
noretreat-guide-retreat = Os hexágonos iluminados são aonde a unidade pode ir. Onde não há nenhum, ela se dispersa ou se perde.
noretreat-guide-loss = Perde-se um passo: uma unidade forte vira, uma fraca desaparece.
noretreat-guide-counterattack = O ataque deu errado, e o defensor pode revidar contra as unidades que o fizeram. A tabela mostra como isso acabaria.
noretreat-guide-disembark = As unidades da caixa do trem voltam ao mapa longe da frente.
noretreat-guide-turn-axis = O Eixo jogou. “Rever o último turno deles” mostra de novo, passo a passo.
noretreat-guide-turn-soviet = Os soviéticos jogaram. “Rever o último turno deles” mostra de novo, passo a passo.

# The stage
noretreat-stage-battle = Combate em { $hex }
noretreat-stage-counterattack = Contra-ataque a { $hex }
noretreat-stage-duel = Duelo de dados

# Guided lessons

noretreat-lesson-move = Mover e abastecer
noretreat-lesson-move-unit = É a sua fase de movimento. Escolha o 4º Exército Panzer em 1204.
noretreat-lesson-move-hex = Os hexágonos iluminados estão ao alcance. Mova para 1305, ao lado do inimigo.
    .wrong = Esse hexágono está ao alcance, mas dali você não ataca ninguém. Mova para o lado do inimigo, em 1305.
noretreat-lesson-move-army = A infantaria é mais lenta. Escolha o 4º Exército em 1107.
noretreat-lesson-move-beside = Mova-o para 1205: duas unidades podem dividir um hexágono.
noretreat-lesson-move-done = Uma unidade precisa de um caminho até uma fonte de suprimento; a camada o mostra. Encerre os movimentos.
    .wrong = Outras unidades poderiam mover, mas esta lição já mostrou o bastante. Encerre os movimentos.
noretreat-lesson-move-end = Você sabe mover e o que alimenta seus exércitos. A seguir: a batalha.
noretreat-lesson-battle = Batalha e Contragolpe
noretreat-lesson-battle-target = Declare o que você ataca: escolha 1304.
noretreat-lesson-battle-done = Um alvo basta. Termine as declarações; o inimigo pode responder.
noretreat-lesson-battle-first = Os soviéticos pagaram uma carta por um Contragolpe em 1207: você também deve atacar lá. Lute primeiro em 1304.
    .wrong = As duas batalhas devem ser travadas, e você escolhe a ordem. Comece onde é forte: 1304.
noretreat-lesson-battle-commit = Um marcador de apoio desloca a batalha uma coluna para a direita. Use-o.
    .wrong = Sem o marcador a batalha fica uma coluna abaixo. Use-o aqui, onde ele conta.
noretreat-lesson-battle-advance = Um 4 a 3:1: o defensor recua. Avance com o 4º Exército Panzer.
noretreat-lesson-battle-stop = Ele pode avançar mais um hexágono. Pare aqui.
noretreat-lesson-battle-hold = Agora a batalha que o Contragolpe impõe, a 1:1. Guarde seu marcador de apoio.
    .wrong = A 1:1 um marcador de apoio muda pouco. Guarde-o para uma batalha que você queira vencer.
noretreat-lesson-battle-end = Antes de se aproximar, veja o que o inimigo pode impor. A seguir: cartas e inverno.
noretreat-lesson-cards = Cartas, organização e inverno
noretreat-lesson-cards-keep = As cartas pagam tudo. Descarte a carta iluminada e depois compre.
noretreat-lesson-cards-fronts = Quatro cartas novas. A guerra em duas frentes custa uma: descarte a iluminada.
noretreat-lesson-cards-event = Uma carta é evento ou pagamento. Jogue OKH como evento.
    .wrong = Essa carta vai pagar algo mais tarde neste turno. Jogue OKH agora: ela traz uma carta de volta.
noretreat-lesson-cards-take = Ela traz de volta uma carta descartada. Pegue a iluminada.
noretreat-lesson-cards-done = Guarde as outras cartas. Termine os eventos.
noretreat-lesson-cards-flips = Na fase de organização as cartas viram unidades para o lado forte. Continue.
noretreat-lesson-cards-reorganize = O 9º Exército está desorganizado. Reorganize-o.
    .wrong = Enquanto está desorganizado, o 9º Exército não pode atacar. Reorganize-o primeiro.
noretreat-lesson-cards-paid = Isso custa uma carta. Pague com a iluminada.
noretreat-lesson-cards-unit = Neva e as unidades movem menos. Escolha o 4º Exército Panzer.
noretreat-lesson-cards-snow = Com tempo bom iria mais longe. Mova para 1305.
noretreat-lesson-cards-end = Cartas, organização, inverno: você conhece o turno inteiro. Jogue seu primeiro cenário.
