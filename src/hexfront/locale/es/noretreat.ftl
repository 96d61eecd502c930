### ¡No Retreat! El Frente Ruso

## Qué es el juego

noretreat-about = Toda la guerra en el Este, de Barbarroja a Berlín: pocos ejércitos, muchas ciudades y cartas que sirven para dos cosas.
noretreat-facts = desde 1 hora
    .players = 1 o 2
    .difficulty = media
noretreat-scenario-campaign = la campaña, de junio de 1941 hasta el final
    .history = Cuatro años, del Bug al Volga y de vuelta a Berlín.
noretreat-scenario-A = Barbarroja, de junio de 1941 a febrero de 1942
    .history = Los alemanes destruyeron ejércitos enteros y en diciembre estaban ante Moscú, helados y agotados.
noretreat-scenario-B = Caso Azul, de mayo a diciembre de 1942
    .history = El Eje tomó el codo del Don y el petróleo de Maikop, y fue detenido en las calles de Stalingrado.
noretreat-scenario-C = Operación Saturno, de noviembre de 1942 a abril de 1943
    .history = Los soviéticos cercaron al Sexto Ejército; el golpe de Manstein en Járkov salvó el resto del frente.
noretreat-scenario-D = Ciudadela, de julio a diciembre de 1943
    .history = La ofensiva de Kursk fracasó en dos semanas; en noviembre los soviéticos estaban en Kiev.
noretreat-scenario-E = Operación Bagration, de mayo a diciembre de 1944
    .history = El Grupo de Ejércitos Centro fue destruido en cinco semanas: la mayor derrota alemana de la guerra.
noretreat-scenario-F = Na Berlin, de enero a junio de 1945
    .history = Del Vístula a Berlín en cuatro meses; la ciudad cayó el 2 de mayo.
noretreat-scenario-G = el escenario de torneo, de junio de 1941 a abril de 1943
    .history = Como en la campaña, hasta la primavera tras Stalingrado, cuando la balanza ya se había inclinado.

noretreat-mode-1v1 = un jugador del Eje contra uno soviético

noretreat-seat-axis = Eje
noretreat-seat-soviet = Soviético

noretreat-option-windows = cuándo se pregunta a un jugador si juega un evento
    .covered = siempre que pueda tener una carta adecuada, para que la pregunta no delate nada
    .playable = solo cuando tiene una que puede jugar
noretreat-option-detachments = el Eje puede dividir un ejército de infantería en destacamentos, una vez desde el turno 8
    .off = no se usa
    .on = se usa
noretreat-option-fortified_fronts = los soviéticos pueden dividir un Frente en dos Frentes Fortificados, una vez desde el turno 5
    .off = no se usa
    .on = se usa
noretreat-option-local_support = cada bando refuerza una unidad por turno con un marcador de apoyo local
    .off = no se usa
    .on = se usa
noretreat-option-fixed_weather = si las cartas de clima cambian el clima
    .off = lo cambian
    .on = nunca: se roba otra carta en su lugar
    .v1941 = en 1941 no
noretreat-option-breakout = las unidades con un marcador de Contragolpe que nadie pudo contestar avanzan un hexágono
    .off = no se usa
    .on = se usa
noretreat-option-mild_sudden_death = qué hace la muerte súbita
    .off = acaba la partida
    .on = el perdedor solo pierde cartas
noretreat-option-joker = el Comodín, que pasa de mano en mano
    .off = no se usa
    .on = se usa
noretreat-option-rezervy = la unidad soviética Rezervy, que solo combate con sus bajas
    .off = no se usa
    .on = se usa
noretreat-option-drop = los paracaidistas soviéticos, que desorganizan una unidad del Eje
    .off = no se usa
    .on = se usa

## Cartas
## Cada mitad de una carta es un evento de un bando; si tiene dos efectos, cada uno es una opción.

noretreat-card-erich-von-manstein = Erich von Manstein
    .option-0 = Una unidad del Eje en esta batalla tiene el doble de fuerza.
    .option-1 = Hasta tres marcadores de Contragolpe del Eje sin más coste.
    .text = { noretreat-card-erich-von-manstein.option-0 } O bien: { noretreat-card-erich-von-manstein.option-1 }
noretreat-card-new-conscripts = Nuevos reclutas
    .text = Una unidad soviética destruida o rendida vuelve gratis, en una ciudad soviética con línea terrestre o a su lado.
noretreat-card-gott-mit-uns = Gott mit uns
    .text = Repite el evento del Eje de la carta superior de los descartes, tenga quien tenga la iniciativa.
noretreat-card-manpower-reserves = Reservas humanas
    .text = Hasta dos unidades soviéticas pasan de las Casillas de perdidas y Dañadas a la Casilla de Movimiento Ferroviario, si hay sitio.
noretreat-card-troop-transfer = Traslado de tropas
    .text = Un paso de reemplazo gratis, en cualquier turno y cueste lo que cueste.
noretreat-card-black-sea-fleet = Flota del Mar Negro
    .text = En esta fase todas las batallas en la costa del Mar Negro se mueven una columna a favor de los soviéticos.
noretreat-card-elastic-defense = Defensa elástica
    .text = Este ataque soviético acaba en DR, sin tirada.
noretreat-card-rasputitsa = Rasputitsa
    .text = Después de esta batalla el Eje no avanza más allá del hexágono abandonado.
noretreat-card-okh = OKH
    .text = Toma una de las tres últimas cartas descartadas que no se juegue de inmediato para el Eje; después se barajan juntos todos los montones.
noretreat-card-cavalry-raid = Incursión de caballería
    .text = Una unidad cualquiera del Eje queda sin suministro.
noretreat-card-luftwaffe-support = Apoyo de la Luftwaffe
    .option-0 = Este ataque del Eje se mueve una columna a la derecha.
    .option-1 = Las unidades del Eje sin suministro de un hexágono no se eliminan en esta fase.
    .text = { noretreat-card-luftwaffe-support.option-0 } O bien: { noretreat-card-luftwaffe-support.option-1 }
noretreat-card-partisans = Partisanos
    .text = El Eje pierde un paso de una unidad que elige él.
noretreat-card-production-problems = Problemas de producción
    .text = Una mejora o un reemplazo soviético se anula al hacerse.
noretreat-card-scorched-earth = Tierra Quemada
    .text = Una ciudad soviética cuenta como pantano hasta que su dueño pague dos cartas en una Fase de Retirada.
noretreat-card-new-tank-design = Nuevo diseño de tanques
    .option-0 = En esta fase los blindados del Eje tienen su bonificación también contra blindados y mecanizadas.
    .option-1 = En esta fase los blindados soviéticos no tienen bonificación.
    .text = { noretreat-card-new-tank-design.option-0 } O bien: { noretreat-card-new-tank-design.option-1 }
noretreat-card-allied-lend-lease = Préstamo y arriendo aliado
    .option-0 = Desde el turno 6: roba dos cartas.
    .option-1 = Desde el turno 6: una unidad soviética gira a su cara roja, gratis.
    .text = { noretreat-card-allied-lend-lease.option-0 } O bien: { noretreat-card-allied-lend-lease.option-1 }
noretreat-card-unseasonal-weather = Clima impropio
    .text = Los marcadores de clima de este turno y del siguiente se giran, si los tienen. Roba otra carta.
noretreat-card-za-rodinu = ¡Za Rodinu!
    .option-0 = No hay muerte súbita en este turno.
    .option-1 = Roba dos cartas y quédate una.
    .text = { noretreat-card-za-rodinu.option-0 } O bien: { noretreat-card-za-rodinu.option-1 }
noretreat-card-battle-initiative = Iniciativa en combate
    .text = Una unidad del Eje con suministro y fuera de zonas de control enemigas mueve con hasta dos puntos de movimiento.
noretreat-card-not-a-step-back = ¡Ni un paso atrás!
    .text = En esta fase cada DR se convierte en EX.
noretreat-card-fickle-weather = Clima caprichoso
    .text = El marcador de clima de este turno se gira, si lo tiene. Roba otra carta.
noretreat-card-no-mercy = ¡Sin piedad!
    .text = Al acabar esta batalla, ambos bandos pierden un paso más de las unidades que hay en ella.
noretreat-card-fedor-von-bock = Fedor von Bock
    .text = Cuando paga un reemplazo del Eje, roba una carta.
noretreat-card-general-mud = General Barro
    .text = El marcador de clima del turno siguiente muestra barro, si puede. Roba otra carta.
noretreat-card-summer-campaign = Campaña de verano
    .text = Con tiempo despejado: roba tres cartas. El Eje debe declarar cuatro ataques en este turno o pierde un punto.
noretreat-card-general-winter = General Invierno
    .text = El marcador de clima del turno siguiente muestra nieve, si puede. Roba otra carta.
noretreat-card-inexperienced-soviet-officers = Oficiales soviéticos inexpertos
    .text = Una carta soviética recién jugada o descartada no tiene efecto.
noretreat-card-russian-tenacity = Tenacidad rusa
    .text = Este ataque del Eje a una ciudad acaba en EX, sin tirada.
noretreat-card-backhand-blow = Golpe de revés
    .text = Se retiran hasta dos marcadores de Contragolpe soviéticos. Roba una carta.
noretreat-card-strategic-reserves = Reservas estratégicas
    .text = Una unidad soviética Dañada, destruida o rendida llega al mapa como si bajara del tren.
noretreat-card-knights-cross-wearers = Portadores de la Cruz de Caballero
    .text = El dado recién tirado se tira de nuevo.
noretreat-card-nkvd = NKVD
    .text = En lugar de esta batalla cada bando tira un dado y el más bajo cuesta un paso. Si son iguales, se combate en la tabla del Eje.
noretreat-card-general-staff = Estado Mayor
    .option-0 = Las unidades de un apilamiento del Eje tienen dos puntos de movimiento más.
    .option-1 = Después de esta batalla las unidades del Eje pueden avanzar un hexágono más.
    .text = { noretreat-card-general-staff.option-0 } O bien: { noretreat-card-general-staff.option-1 }
noretreat-card-infiltration-tactics = Tácticas de infiltración
    .text = Las unidades del apilamiento atacado se combaten una tras otra; el avance viene al final.
noretreat-card-kesselschlacht = Kesselschlacht
    .text = Una unidad soviética sin suministro se rinde de inmediato.
noretreat-card-strategic-surprise = Sorpresa estratégica
    .text = Hasta dos unidades soviéticas con suministro suben al tren y hasta dos bajan de inmediato.
noretreat-card-roving-cauldron = Bolsa errante
    .text = Las unidades del Eje pueden retirarse de esta batalla por zonas de control enemigas.
noretreat-card-hitler-orders-attack = ¡Hitler ordena atacar!
    .text = El Eje debe declarar tres ataques en este turno o pierde dos puntos.
noretreat-card-anti-bolshevik-crusade = Cruzada antibolchevique
    .text = Se barajan juntos todos los montones. Roba otra carta solo si el Eje tiene el Comodín.
noretreat-card-major-offensive = Gran ofensiva
    .text = Con tiempo despejado o nieve: roba cuatro cartas. Los soviéticos deben declarar cuatro ataques en este turno o pierden dos puntos.
noretreat-card-expert-leaders = Jefes expertos
    .text = Se tiran dos dados en esta batalla; el Eje dice cuál cuenta.
noretreat-card-bridgehead = Cabeza de puente
    .text = Los ríos no ayudan al defensor de este ataque soviético, y un resultado sin efecto se convierte en EX.
noretreat-card-albert-speer-reorganizes-economy = Albert Speer reorganiza la economía
    .text = Roba tres cartas y luego descarta una.
noretreat-card-georgy-zhukov = Gueorgui Zhúkov
    .text = Los soviéticos dicen de quién es la tabla de combate que se usa aquí y en todas las batallas a dos hexágonos o menos.
noretreat-card-stalin-orders-attack = ¡Stalin ordena atacar!
    .text = Los soviéticos deben hacer cuatro ataques de cualquier tipo en este turno o pierden un punto.
noretreat-card-sturmoviks = ¡Sturmoviks!
    .text = Desde el turno 11 cada unidad soviética tiene dos puntos de fuerza más en esta batalla y la siguiente; cuatro más desde el turno 17.
noretreat-card-hold-at-all-costs = ¡Resistir a toda costa!
    .text = En esta fase cada DR se convierte en EX.
noretreat-card-western-allied-offensive = Ofensiva aliada en el Oeste
    .text = El Eje entrega dos cartas, o una carta y un paso.
noretreat-card-ersatz-units = Unidades Ersatz
    .text = Hasta dos Kampfgruppen llegan de la Casilla de Cadres al mapa como si bajaran del tren.
noretreat-card-red-orchestra = Orquesta Roja
    .text = Mira la mano del Eje y descarta una de sus cartas.
noretreat-card-mobile-defense = Defensa móvil
    .text = Hasta dos marcadores de Contragolpe del Eje sin más coste.
noretreat-card-na-berlin = ¡Na Berlin!
    .text = Repite el evento soviético de la carta superior de los descartes, tenga quien tenga la iniciativa.
noretreat-card-river-crossing = Cruce de río
    .text = Los ríos no ayudan al defensor de este ataque del Eje, y un resultado sin efecto se tira de nuevo.
noretreat-card-ivan-konev = Iván Kónev
    .text = Este ataque soviético, a 2:1 o mejor, acaba en DR, sin tirada.
noretreat-card-soviet-snafu = Caos soviético
    .text = El ataque soviético recién tirado se mueve una columna a la izquierda.
noretreat-card-katyushas = Katiushas
    .text = Este ataque soviético se mueve una columna a la derecha, dos desde el turno 17.
noretreat-card-walter-model = Walter Model
    .text = Todos los defensores del Eje de esta batalla tienen el doble de fuerza.
noretreat-card-wave-assault = Asalto en oleadas
    .text = Un ataque soviético más, en el que pueden volver a combatir unidades con suministro que ya lo han hecho.
noretreat-card-last-reserves = Últimas reservas
    .text = Hasta dos pasos de reemplazo gratis, colocados de inmediato. El Eje pierde un punto.
noretreat-card-andrei-yeremenko = Andréi Yeriómenko
    .text = El ataque del Eje recién tirado se mueve una columna a la izquierda.
noretreat-card-stalins-interference = Injerencia de Stalin
    .text = Una carta soviética recién jugada no tiene efecto y pasa a la mano del Eje.
noretreat-card-allied-strategic-bombing = ¡Bombardeo estratégico aliado!
    .text = Un paso de reemplazo del Eje se anula al hacerse.
noretreat-card-counteroffensive = Contraofensiva
    .text = Este ataque soviético acaba en CA, sin tirada, y el Eje debe contraatacar.
noretreat-card-prepared-offensive = Ofensiva preparada
    .text = En hasta tres hexágonos contiguos puede apilarse una unidad soviética más en este turno; las que sobren retroceden un hexágono al final.
noretreat-card-siege-artillery = Artillería de asedio
    .text = Un fuerte contra el que va este ataque cuenta como infantería corriente.
noretreat-card-stavka = Stavka
    .option-0 = Toma la carta superior de los descartes, si no se juega de inmediato para los soviéticos.
    .option-1 = El Comodín pasa a los soviéticos.
    .text = { noretreat-card-stavka.option-0 } O bien: { noretreat-card-stavka.option-1 }
noretreat-card-soviet-logistics-problems = Problemas logísticos soviéticos
    .text = En esta fase todos los ataques soviéticos se mueven una columna a la izquierda.
noretreat-card-conflicting-hitler-directives = Directivas contradictorias de Hitler
    .text = Una carta del Eje recién jugada o descartada no tiene efecto. Roba una carta.
noretreat-card-soviet-manpower-crisis = Crisis humana soviética
    .text = Desde el turno 17: los soviéticos quitan un paso a cada una de dos unidades con suministro, salvo Cadres.
noretreat-card-maskirovka = Maskirovka
    .text = Unidades soviéticas salen de la Casilla de Movimiento Ferroviario y siguen moviendo de inmediato.
noretreat-card-surprise-attack = Ataque por sorpresa
    .text = Un apilamiento del Eje con suministro mueve hasta dos hexágonos y recibe un marcador de Contragolpe.
noretreat-card-hitlers-interference = Injerencia de Hitler
    .text = Una carta del Eje recién jugada o descartada no tiene efecto y pasa a la mano soviética, si allí no se juega de inmediato.
noretreat-card-heinz-guderian = Heinz Guderian
    .text = Este ataque del Eje, a 2:1 o mejor y no a una ciudad, acaba en DR, sin tirada.
noretreat-card-russian-courage = Valor ruso
    .text = Hasta dos marcadores de Contragolpe soviéticos sin más coste.
noretreat-card-hedgehogs = Erizos
    .text = En lugar de esta batalla cada bando tira un dado y el más bajo cuesta un paso. Si son iguales, ambos pierden uno.
noretreat-card-industrial-surge = Auge industrial
    .text = Roba dos cartas y toma de inmediato un paso de reemplazo gratis.
noretreat-card-operational-moves = Movimientos operacionales
    .text = Las unidades del Eje que quieras, fuera de zonas de control enemigas, mueven a un hexágono que cueste un punto de movimiento.
noretreat-card-russian-steam-roller = Apisonadora rusa
    .text = En este turno cada marcador de Shock mueve dos columnas.
noretreat-card-das-vaterland = Das Vaterland
    .option-0 = No hay muerte súbita en este turno.
    .option-1 = Roba dos cartas y quédate una.
    .text = { noretreat-card-das-vaterland.option-0 } O bien: { noretreat-card-das-vaterland.option-1 }
noretreat-card-great-patriotic-war = Gran Guerra Patria
    .text = Se barajan juntos todos los montones. Roba otra carta solo si los soviéticos tienen el Comodín.
noretreat-card-defensive-works = Obras Defensivas
    .text = Obras en un hexágono con unidades del Eje: los ataques contra ellas allí se mueven una columna a la izquierda hasta que entren los soviéticos.
noretreat-card-central-command = Mando central
    .text = Hasta cuatro unidades soviéticas que empiezan fuera de zonas de control enemigas mueven un hexágono.
noretreat-card-soviet-industrial-relocation = Traslado de la industria soviética
    .text = Los soviéticos pierden al azar una carta de su mano.
noretreat-card-seymon-timoshenko = Semión Timoshenko
    .text = Este ataque del Eje acaba en CA, sin tirada, y los soviéticos deben contraatacar.
noretreat-card-panzerblitz = ¡Panzerblitz!
    .text = Con tiempo despejado todos los Panzer con suministro y fuera de zonas de control enemigas mueven con hasta dos puntos de movimiento.
noretreat-card-heroes-of-the-soviet-union = ¡Héroes de la Unión Soviética!
    .text = El dado recién tirado se tira de nuevo.
noretreat-card-paul-von-kleist = Paul von Kleist
    .text = Un resultado sin efecto o CB se tira de nuevo.
noretreat-card-axis-allies-waver = Los aliados del Eje vacilan
    .text = Si hay una unidad aliada en el mapa, el Eje descarta una carta, y después del turno 10 pierde además una de esas unidades.
noretreat-card-desperate-offensive = Ofensiva desesperada
    .text = Tres marcadores de Blitz más en este turno. El Eje pierde un punto y roba una carta.
noretreat-card-last-fascist-ally = El último aliado fascista
    .text = Un punto soviético si Budapest es soviética, uno menos si no lo es. Roba otra carta.
noretreat-card-fuhrers-bunker = El búnker del Führer
    .text = Un punto del Eje si la guarnición está en Berlín, uno menos si no lo está. Roba otra carta.
noretreat-card-konstantin-rokossovsky = Konstantín Rokossovski
    .text = Un ataque soviético con suministro, de blindados e infantería, se mueve una columna a la derecha. Roba una carta.
noretreat-card-lebensraum = Lebensraum
    .text = Un punto del Eje si una de sus unidades está en la URSS, uno menos si no hay ninguna. Roba otra carta.
noretreat-card-heavy-artillery = Artillería pesada
    .text = En este ataque soviético a una ciudad los fuertes y el Volkssturm no tienen efecto especial, y se mueve una columna a la derecha.
noretreat-card-festung-deutschland = Festung Deutschland
    .text = Un fuerte del Eje perdido se levanta de nuevo en una ciudad del Eje de la Gran Alemania. El Eje pierde un punto.
noretreat-card-war-in-finland = Guerra en Finlandia
    .text = Un punto soviético si los soviéticos tienen Finlandia. Roba otra carta.
noretreat-card-volkssturm-levies = Levas del Volkssturm
    .text = Hasta dos unidades del Volkssturm perdidas vuelven a sus ciudades.
noretreat-card-balkan-politics = Política balcánica
    .text = Un punto soviético si hay una unidad soviética en Bucarest, uno menos si no la hay. Roba otra carta.
noretreat-card-sacred-east-prussia = La sagrada Prusia Oriental
    .text = Un punto del Eje si tiene Königsberg, uno menos si no. Roba otra carta.
noretreat-card-hurrah = ¡Hurra!
    .text = Un ataque soviético a una ciudad de la Gran Alemania se mueve una columna a la derecha. Roba una carta.
noretreat-card-wacht-am-rhein = Wacht am Rhein
    .text = El Eje envía una unidad al oeste para siempre y gana un punto, o pierde un punto. Roba otra carta.
noretreat-card-one-last-push = ¡Un último empujón!
    .text = Tras un intercambio los supervivientes combaten de nuevo de inmediato. Roba una carta.
noretreat-card-gotthard-heinrici = Gotthard Heinrici
    .text = Este ataque soviético acaba en CA, sin tirada, y el Eje debe contraatacar. Roba una carta.
noretreat-card-josip-broz-tito = Josip Broz Tito
    .text = Un punto soviético si los soviéticos tienen las dos zonas de los Balcanes o Belgrado. Roba otra carta.
noretreat-card-volksgrenadiers = Volksgrenadiere
    .text = Paga como dos cartas en la fase de organización.
noretreat-card-soviet-revenge = Venganza soviética
    .text = Se barajan juntos todos los montones. Roba otra carta.
noretreat-card-gotterdammerung = ¡Götterdämmerung!
    .text = Se barajan juntos todos los montones. Roba otra carta.
noretreat-card-stalin-tanks = Tanques Stalin
    .text = Un ataque soviético con la bonificación blindada mueve por ella dos columnas en vez de una.
noretreat-card-joker = Comodín
    .text = Paga cualquier cosa como una carta, no es parte de la mano y luego pasa al rival.

## Cuándo puede jugarse un evento

noretreat-moment-any_time = en cualquier momento
noretreat-moment-any_time_own_player_turn = en cualquier momento de tu propio turno
noretreat-moment-end_of_any_phase = al final de cualquier fase
noretreat-moment-own_card_phase = en tu fase de cartas
noretreat-moment-card_phase_any = en cualquier fase de cartas
noretreat-moment-axis_card_phase = en la fase de cartas del Eje
noretreat-moment-soviet_card_phase = en la fase de cartas soviética
noretreat-moment-end_of_supply_check_phase_any = al final de cualquier comprobación de suministro
noretreat-moment-own_organization_phase = en tu fase de organización
noretreat-moment-start_of_axis_organization_phase = al empezar la fase de organización del Eje
noretreat-moment-own_movement_phase = en tu fase de movimiento
noretreat-moment-end_of_axis_movement_phase = al final de la fase de movimiento del Eje
noretreat-moment-end_of_soviet_movement_phase = al final de la fase de movimiento soviética
noretreat-moment-counterblow_step_axis_combat_phase = en el paso de Contragolpes de la fase de combate del Eje
noretreat-moment-counterblow_step_soviet_combat_phase = en el paso de Contragolpes de la fase de combate soviética
noretreat-moment-commitment_step_any = antes de la tirada de una batalla
noretreat-moment-commitment_step_axis_combat_phase = antes de la tirada de una batalla en la fase de combate del Eje
noretreat-moment-commitment_step_soviet_combat_phase = antes de la tirada de una batalla en la fase de combate soviética
noretreat-moment-after_any_die_roll = después de cualquier tirada de batalla
noretreat-moment-right_after_axis_attack_roll = justo después de la tirada de un ataque del Eje
noretreat-moment-right_after_soviet_attack_roll = justo después de la tirada de un ataque soviético
noretreat-moment-apply_result_step_any = antes de aplicar el resultado de una batalla
noretreat-moment-after_ex_result_of_soviet_attack_applied = después de un intercambio en un ataque soviético
noretreat-moment-end_of_any_combat_phase = al final de cualquier fase de combate
noretreat-moment-end_of_soviet_combat_phase = al final de la fase de combate soviética
noretreat-moment-removals_phase_any = en cualquier Fase de Retirada
noretreat-moment-victory_phase = en la fase de victoria de un turno con muerte súbita
noretreat-moment-reaction_any_time = de inmediato, en respuesta al enemigo
noretreat-moment-on_draw = de inmediato, cuando la roba su bando
noretreat-moment-on_own_discard_for_replacement = cuando se descarta por un reemplazo
noretreat-initiative-axis = mientras el Eje tenga la iniciativa
noretreat-initiative-soviet = mientras los soviéticos tengan la iniciativa

## Los momentos en que se pregunta a un jugador

noretreat-window-phase = en tu propia fase
noretreat-window-start = al empezar una fase
noretreat-window-end = al final de una fase
noretreat-window-move = después de un movimiento
noretreat-window-declared = después de las declaraciones
noretreat-window-counterblow = en el paso de Contragolpes
noretreat-window-commit = antes de la tirada de una batalla
noretreat-window-rolled = después de la tirada de una batalla
noretreat-window-result = antes de aplicar un resultado
noretreat-window-exchanged = después de un intercambio
noretreat-window-advance = antes de un avance
noretreat-window-victory = en la fase de victoria
noretreat-window-card = en respuesta a una carta jugada
noretreat-window-payment = en respuesta a una carta descartada
noretreat-window-step = en respuesta a una unidad reconstruida

## Qué se pregunta

noretreat-prompt-event = ¿Juegas un evento { $window-name }?
noretreat-prompt-alternative = Elige uno de los dos efectos: { $event-name }.
noretreat-prompt-copy_which = Elige el efecto que se repite: { $event-name }.
noretreat-prompt-reaction = { $window ->
    [card] ¿Respondes al evento enemigo { $card }?
    [payment] ¿Respondes al descarte de { $card }?
   *[step] ¿Respondes a la reconstrucción de { $unit }?
}
noretreat-prompt-payment = { $left ->
    [one] Descarta una carta
   *[other] Descarta { $left } cartas
}: { $for ->
    [improvement] mejorar { $unit }
    [converted] fortificar { $unit }
    [bring_back] recuperar { $unit }
    [reorganized] reorganizar { $unit }
    [entrain] enviar en tren { $unit }
    [mark_counterblow] Contragolpe en { $hex }
   *[city_rebuilt] reconstruir la ciudad
}.
noretreat-prompt-discard_one = { $reason ->
    [opening] { $left ->
        [one] Elige otra carta que descartar (conserva cuatro).
       *[other] Elige { $left } cartas que descartar (conserva cuatro).
    }
    [hand] { $left ->
        [one] Elige una carta que descartar (conserva dos).
       *[other] Elige { $left } cartas que descartar (conserva dos).
    }
    [two-fronts] Elige una carta que descartar (guerra en dos frentes).
   *[event] Elige una carta que descartar por el evento.
}
noretreat-prompt-card_play-nothing = Fase de Cartas: ningún evento que jugar. Continúa.
noretreat-prompt-card_play = Fase de Cartas: juega un evento o continúa.
noretreat-prompt-flips-nothing = No quedan unidades que mejorar: termina las mejoras.
noretreat-prompt-flips = Elige una unidad que mejorar o termina las mejoras.
noretreat-prompt-placement-nothing = No quedan unidades por llegar: termina la colocación.
noretreat-prompt-placement = Elige una unidad que llega al mapa.
noretreat-prompt-place_at = Elige un hexágono para { $unit }.
noretreat-prompt-reorganize-nothing = Ninguna unidad que reorganizar: ve al movimiento.
noretreat-prompt-reorganize = Elige una unidad que reorganizar por una carta.
noretreat-prompt-movement-nothing = No quedan unidades que mover: termina los movimientos.
noretreat-prompt-movement = { $unit ->
    [none] Elige una unidad que mover o enviar en tren.
   *[other] Elige un hexágono: { $unit } (puntos: { $left }).
}
noretreat-prompt-reserve_marker = ¿Eliges una unidad para la Reserva Estratégica?
noretreat-prompt-local_support_marker = Elige una unidad para el marcador de apoyo local.
noretreat-prompt-take_off = Elige quién sale del apilamiento de { $hex }.
noretreat-prompt-disembark = { $side ->
    [axis] Elige una unidad del Eje que baje del tren.
   *[soviet] Elige una unidad soviética que baje del tren.
}
noretreat-prompt-disembark_at = Elige dónde baja del tren { $unit }.
noretreat-prompt-drop = Elige la unidad del Eje que desorganizan los paracaidistas.
noretreat-prompt-rebuild_city = ¿Pagas dos cartas para reconstruir { $hex }?
noretreat-prompt-declare-nothing = No queda nada que atacar: termina las declaraciones.
noretreat-prompt-declare = { $left ->
    [0] No quedan marcadores de Objetivo: continúa.
    [one] Elige un hexágono que atacar (queda un marcador).
   *[other] Elige un hexágono que atacar (quedan { $left } marcadores).
}
noretreat-prompt-counterblow = Elige un hexágono para un Contragolpe (una carta).
noretreat-prompt-free_counterblow = { $left ->
    [one] Elige un hexágono para el último Contragolpe gratis.
   *[other] Elige un hexágono para un Contragolpe ({ $left } gratis).
}
noretreat-prompt-lift_counterblow = Elige un Contragolpe soviético que retirar.
noretreat-prompt-battle_hex = Elige el siguiente hexágono marcado que atacar.
noretreat-prompt-muster = { $units-count ->
    [0] Elige una unidad que ataque.
   *[other] Combate o cambia los atacantes.
}
noretreat-prompt-terrain = Elige qué terreno cuenta en el ataque conjunto.
noretreat-prompt-support = { $left ->
    [one] ¿Usas el último marcador de apoyo en esta batalla?
   *[other] ¿Usas uno de { $left } marcadores de apoyo aquí?
}
noretreat-prompt-battle_event = ¿Usas un evento en esta batalla?
noretreat-prompt-which_die = Elige cuál de los dos dados cuenta.
noretreat-prompt-duel_die = Elige un dado del duelo que repetir.
noretreat-prompt-choose_table = Elige la tabla de combate para aquí y cerca.
noretreat-prompt-loss = Elige una unidad que pierda un paso.
noretreat-prompt-levy = Elige una unidad del Volkssturm que disolver.
noretreat-prompt-cadre = ¿Pones un Cadre por la pérdida en { $hex }?
noretreat-prompt-retreat = Elige un hexágono de retirada: { $unit }.
noretreat-prompt-mark_own = Elige uno de tus hexágonos para un Contragolpe.
noretreat-prompt-counterattack = ¿Contraatacas?
noretreat-prompt-advance = Elige una unidad que avance.
noretreat-prompt-advance_to = Elige otro hexágono: { $unit } (lleva { $gone }).
noretreat-prompt-break_out = Elige una unidad que rompa el cerco un hexágono.
noretreat-prompt-break_out_to = Elige por dónde rompe el cerco { $unit }.
noretreat-prompt-pick_unit_for = { $what ->
    [double_unit] Elige una unidad que luche con el doble de fuerza.
    [surrender] Elige una unidad soviética que se rinda.
    [rebuild_fort] Elige una fortaleza que reconstruir.
    [raise_levy] Elige una unidad del Volkssturm que vuelva.
    [conscript] Elige una unidad que alistar de nuevo.
    [raid] Elige una unidad del Eje que quede sin suministro.
    [improved] Elige una unidad que gire a su lado rojo.
    [single_out] Elige la primera unidad que atacar.
   *[desert] Elige una unidad aliada que deserte.
}
noretreat-prompt-pick_hex_for = { $what ->
    [spare_hex] Elige un hexágono que suministrar por aire.
    [hasten] Elige un apilamiento con dos puntos más.
    [surprise_from] Elige un apilamiento para el ataque por sorpresa.
    [build_works] Elige un hexágono para las obras defensivas.
    [scorch] Elige una ciudad que quemar.
   *[wave] Elige un hexágono que atacar otra vez.
}
noretreat-prompt-free_step = { $left ->
    [one] Elige una unidad para el último reemplazo gratis.
   *[other] Elige una unidad para un reemplazo ({ $left } gratis).
}
noretreat-prompt-bring_in = Elige dónde vuelve { $unit }.
noretreat-prompt-event_move = Elige una unidad que mover por este evento.
noretreat-prompt-event_move_to = Elige adónde mover { $unit }.
noretreat-prompt-event_entrain = Elige una unidad que suba al tren por este evento.
noretreat-prompt-event_detrain = Elige una unidad que llegue al mapa por este evento.
noretreat-prompt-event_detrain_at = Elige un hexágono para { $unit }.
noretreat-prompt-keep_one = Elige cuál de las dos cartas nuevas conservar.
noretreat-prompt-take_discard = Elige una carta descartada que tomar.
noretreat-prompt-betray = Elige una carta de la mano del Eje que descartar.
noretreat-prompt-reduce = Elige una de tus unidades que pierda un paso.
noretreat-prompt-surprise = Elige el primer hexágono desde { $start }.
noretreat-prompt-fort_city = Elige una ciudad para { $unit }.
noretreat-prompt-rhine = Elige una unidad que enviar al oeste para siempre.
noretreat-prompt-conscript_at = Elige dónde alistar de nuevo { $unit }.
noretreat-prompt-gather_unit = Elige una unidad para Movimiento Ferroviario.
noretreat-prompt-recall = Elige una unidad que vuelva al mapa.
noretreat-prompt-second_front_choice = Ataque aliado en el Oeste: elige qué entregar.
noretreat-prompt-concentrate = { $hexes-count ->
    [0] Elige hasta tres hexágonos contiguos con una unidad más.
   *[other] Elige otro hexágono con una unidad más o continúa.
}
noretreat-prompt-fall_back = Apilamiento excedido: elige quién retrocede.
noretreat-prompt-fall_back_to = Elige adónde retrocede { $unit }.

## Qué puede hacerse

noretreat-verb-play = Jugar { $card }
noretreat-verb-pass = Pasar
noretreat-verb-option = { $option ->
    [0] Elegir el primero
   *[1] Elegir el segundo
}
noretreat-verb-discard = Descartar { $card }
noretreat-verb-card_play-done = Ir al suministro
noretreat-verb-declare-target = Atacar { $hex }
noretreat-verb-declare-done = Terminar declaraciones
noretreat-verb-counterblow = Marcar { $hex }
noretreat-verb-counterblow-done = Terminar Contragolpes
noretreat-verb-free_counterblow-done = Terminar Contragolpes
noretreat-verb-battle_hex-attack = Atacar { $hex }
noretreat-verb-muster-join = Añadir { $unit }
noretreat-verb-muster-also = Sumar { $hex }
noretreat-verb-muster-fight = Combatir
noretreat-verb-muster-leave = Excluir { $unit }
noretreat-verb-onward = Saltar adelante
noretreat-plan-onward = Se salta a las llegadas y movimientos.
noretreat-verb-rest = Terminar sin atacar
noretreat-plan-rest = Se terminan movimientos y ataques.
noretreat-rest-doubt = ¿Terminas los movimientos sin declarar ataques?
noretreat-gesture-target = un objetivo: atacan todas las unidades que pueden; haz clic en una para dejarla fuera
noretreat-gesture-ahead = una unidad antes de los movimientos para saltar a ellos
noretreat-gesture-advance = el segundo hexágono para avanzar dos de una vez
noretreat-declare-doubt = { $count ->
    [one] Aún se puede atacar un hexágono. ¿Terminar las declaraciones?
   *[other] Aún se pueden atacar { $count } hexágonos. ¿Terminar las declaraciones?
}
noretreat-placement-doubt = { $count ->
    [one] Una unidad aún puede entrar en el mapa. ¿Terminas la colocación?
   *[other] { $count } unidades aún pueden entrar en el mapa. ¿Terminas la colocación?
}
noretreat-done-doubt = { $count ->
    [one] Una unidad aún puede mover. ¿Terminas los movimientos?
   *[other] { $count } unidades aún pueden mover. ¿Terminas los movimientos?
}
noretreat-verb-terrain-terrain = Elegir { $hex }
noretreat-verb-support-commit = Usar un marcador
    .note = desplaza una columna a la derecha
noretreat-verb-support-hold = Guardar el marcador
noretreat-verb-which_die-die = Elegir el { $number }
noretreat-verb-duel_die-axis_die = Repetir el del Eje
noretreat-verb-duel_die-soviet_die = Repetir el soviético
noretreat-verb-unit = Elegir { $unit }
noretreat-verb-to = Ir a { $hex }
noretreat-verb-hex = Elegir { $hex }
noretreat-verb-done = Terminar la elección
noretreat-verb-none = Rechazar
noretreat-verb-embark = Embarcar { $unit }
noretreat-verb-movement-done = Terminar movimientos
noretreat-verb-reserve_marker-reserve = Reservar { $unit }
noretreat-verb-disembark-done = Dejar a los demás
noretreat-verb-local_support_marker-support = Apoyar { $unit }
noretreat-verb-improve = Mejorar { $unit }
noretreat-verb-flips-modernize = Modernizar { $unit }
noretreat-verb-flips-fortify = Fortificar { $unit }
noretreat-verb-flips-unfortify = Movilizar { $unit }
noretreat-verb-flips-done = Terminar mejoras
noretreat-verb-placement-recover = Recuperar { $unit }
noretreat-verb-placement-reinforce = Colocar { $unit }
noretreat-verb-replace = Reponer { $unit }
noretreat-verb-placement-ss_return = Traer los Panzer SS
    .note = por dos puntos
noretreat-verb-placement-detach = Dividir { $unit }
noretreat-verb-placement-fortify_front = Dividir { $unit }
noretreat-verb-placement-done = Terminar colocación
noretreat-verb-reorganize-reorganize = Ordenar { $unit }
noretreat-verb-reorganize-done = Ir al movimiento
noretreat-verb-free_step-none = Terminar pasos
noretreat-verb-event_move-done = Dejar a los demás
noretreat-verb-keep_one-keep = Conservar { $card }
noretreat-verb-cadre-cadre = Colocar { $unit }
noretreat-verb-mark_own-mark = Marcar { $hex }
noretreat-verb-counterattack-counterattack = Contraatacar
noretreat-verb-counterattack-stop = Rechazar
noretreat-verb-advance-done = Terminar el avance
noretreat-verb-advance_to-stop = Parar aquí
noretreat-verb-break_out-done = Terminar la ruptura
noretreat-verb-take_discard-take = Tomar { $card }
noretreat-verb-lift_counterblow-lift = Retirar { $hex }
noretreat-verb-rhine-remove = Enviar { $unit }
noretreat-verb-rhine-none = Perder un punto
noretreat-verb-rebuild_city-rebuild = Reconstruir la ciudad
noretreat-verb-drop-drop = Elegir { $unit }
noretreat-verb-choose_table-axis_table = Usar la del Eje
noretreat-verb-choose_table-soviet_table = Usar la soviética
noretreat-verb-second_front_choice-two_cards = Entregar dos cartas
noretreat-verb-second_front_choice-card_and_step = Entregar carta y paso

## Qué ocurre

noretreat-event-turn = Turno { $turn }: { $date }
noretreat-event-weather = Clima: { $weather-name }.
noretreat-event-weather-turned = El clima del turno { $turn } será: { $weather-name }.
noretreat-event-red-event = { $event-name }: un punto para los soviéticos.
noretreat-event-player-turn = Turno { $turn }: { $side ->
    [axis] el Eje
   *[soviet] los soviéticos
}
noretreat-event-initiative = La iniciativa pasa { $side ->
    [axis] al Eje
   *[soviet] a los soviéticos
}. High Tide del Eje: { $high_tide }.
noretreat-event-event-vp = Puntos { $side ->
    [axis] del Eje
   *[soviet] soviéticos
} por eventos: { $points }.
noretreat-event-no-sudden-death = No hay muerte súbita en este turno.
noretreat-event-cards-withheld = { $side ->
    [axis] El Eje robará
   *[soviet] Los soviéticos robarán
} { $count ->
    [0] las cartas de siempre
    [one] una carta menos
   *[other] { $count } cartas menos
}, y se descarta una al azar.
noretreat-event-on-to-berlin = La guerra sigue en 1945. Puntos soviéticos por eventos: { $points }.
noretreat-event-cards-of-1945 = Se barajan las cartas de 1945. En el mazo: { $count }.
noretreat-event-draws = { $side ->
    [axis] El Eje roba
   *[soviet] Los soviéticos roban
} { $count ->
    [0] cero cartas
    [one] una carta
   *[other] { $count } cartas
}.
noretreat-event-drew = { $side ->
    [axis] El Eje roba
   *[soviet] Los soviéticos roban
} { $drawn ->
    [none] una carta
   *[other] { $drawn }
}.
noretreat-event-no-cards = { $side ->
    [axis] El Eje no encuentra
   *[soviet] Los soviéticos no encuentran
} cartas que robar.
noretreat-event-discarded = { $side ->
    [axis] El Eje descarta
   *[soviet] Los soviéticos descartan
} { $card }.
noretreat-event-reshuffled = Se barajan juntos los montones. En el mazo: { $count }.
noretreat-event-joker-passed = El Comodín pasa { $side ->
    [axis] al Eje
   *[soviet] a los soviéticos
}.
noretreat-event-event = { $side ->
    [axis] Evento del Eje
   *[soviet] Evento soviético
}: { $event-name }. { $text }
noretreat-event-copied = { $side ->
    [axis] El Eje repite
   *[soviet] Los soviéticos repiten
} { $event-name }. { $text }
noretreat-event-cancelled = { $card ->
    [none] La reconstrucción se anula.
   *[other] Se anula { $card }.
}
noretreat-event-took-discard = { $side ->
    [axis] El Eje toma
   *[soviet] Los soviéticos toman
} { $drawn ->
    [none] una carta
   *[other] { $drawn }
} de los descartes.
noretreat-event-took-top = { $side ->
    [axis] El Eje toma
   *[soviet] Los soviéticos toman
} { $card } de los descartes.
noretreat-event-out-of-supply = Sin suministro: { $units }.
noretreat-event-improved = Mejora: { $unit }.
noretreat-event-modernized = Modernización: { $unit }.
noretreat-event-converted = { $fort ->
    [yes] { $unit } se convierte en fuerte.
   *[no] { $unit } vuelve a ser móvil.
}
noretreat-event-reorganized = { $unit } se reorganiza.
noretreat-event-cadre-available = Cadre disponible: { $unit }.
noretreat-event-reinforcement = { $unit } llega a { $hex }.
noretreat-event-recovered = { $unit } se recupera en { $hex }.
noretreat-event-replaced = { $unit } vuelve en { $hex }.
noretreat-event-gathered = { $unit } va a la Casilla de Movimiento Ferroviario.
noretreat-event-rezervy = Desde ahora puede alistarse { $unit }.
noretreat-event-drop-ready = Los paracaidistas están listos.
noretreat-event-dropped = Los paracaidistas desorganizan { $unit }.
noretreat-event-detached = { $unit } se divide en tres destacamentos.
noretreat-event-front-fortified = { $unit } se divide en dos Frentes Fortificados.
noretreat-event-withdrawn = { $lost ->
    [yes] { $unit } sale del juego; el Eje robará una carta menos.
   *[no] { $unit } sale del juego.
}
noretreat-event-moved = { $unit } mueve de { $start } a { $hex }.
noretreat-event-embarked = { $unit } sube al tren en { $start }.
noretreat-event-disembarked = { $unit } baja del tren en { $hex }.
noretreat-event-reserve = { $unit } es la reserva estratégica.
noretreat-event-local-support = { $unit } recibe el marcador de apoyo local: +{ $points }.
noretreat-event-excess = Hay demasiadas unidades en { $hex }: { $unit } { $place ->
    [shattered] queda Dañada
   *[destroyed] se destruye
}.
noretreat-event-captured = { $side ->
    [axis] El Eje toma
   *[soviet] Los soviéticos toman
} { $hex }.
noretreat-event-greater-germany = { $unit } entra en la Gran Alemania por { $hex }.
noretreat-event-oil-captured = { $unit } alcanza { $hex }.
noretreat-event-warsaw-captured = { $unit } entra en { $hex }: los polacos se alzan.
noretreat-event-romania-surrenders = Rumanía se rinde. Salen del juego: { $units }.
noretreat-event-target = { $side ->
    [axis] El Eje atacará
   *[soviet] Los soviéticos atacarán
} { $hex }.
noretreat-event-counterblow = { $side ->
    [axis] Un marcador de Contragolpe del Eje
   *[soviet] Un marcador de Contragolpe soviético
} queda en { $hex }.
noretreat-event-counterblow-lifted = Se retira el marcador de Contragolpe de { $hex }.
noretreat-event-no-counterblow = Ningún hexágono puede recibir un marcador de Contragolpe.
noretreat-event-battle = { $side ->
    [axis] El Eje ataca
   *[soviet] Los soviéticos atacan
} { $hexes } con { $units }.
noretreat-event-counterattack = { $side ->
    [axis] El Eje contraataca
   *[soviet] Los soviéticos contraatacan
} { $hexes } con { $units }.
noretreat-event-no-counterattack = { $side ->
    [axis] El Eje no contraataca
   *[soviet] Los soviéticos no contraatacan
}.
noretreat-event-terrain-chosen = Cuenta el terreno de { $hex }.
noretreat-event-support = { $side ->
    [axis] El Eje compromete
   *[soviet] Los soviéticos comprometen
} un marcador de Apoyo: { $shifts ->
    [one] una columna
   *[other] { $shifts } columnas
}.
noretreat-event-odds = { $attack } contra { $defence }, { $initial ->
    [none] menos de 1:3
   *[other] { $initial }
}{ $shifts-count ->
    [0] .
   *[other] ; { $shifts }: { $column }.
}
noretreat-event-two-dice = Dos dados: { $dice }.
noretreat-event-rolled = Dado { $die }: { $result-name }.
noretreat-event-result = Sin tirada: { $result-name }.
noretreat-event-shifted = Una columna a la izquierda: { $result-name }.
noretreat-event-reroll = { $result-name }: el dado se tira de nuevo.
noretreat-event-duel = El Eje y los soviéticos tiran { $dice }.
noretreat-event-step-lost = { $unit } pierde un paso en { $hex }.
noretreat-event-eliminated = { $unit } se pierde en { $hex }{ $place ->
    [destroyed] : destrucción.
    [surrendered] : rendición.
    [gone] , para siempre.
   *[none] .
}
noretreat-event-to-turn-track = { $unit } vuelve en el turno { $turn }.
noretreat-event-cadre = { $unit } se hace cargo de { $hex }.
noretreat-event-disbanded = { $unit } se disuelve en { $hex }.
noretreat-event-retreated = { $unit } se retira de { $start } a { $hex }.
noretreat-event-shattered = { $unit } queda Dañada.
noretreat-event-advanced = { $unit } avanza de { $start } a { $hex }.
noretreat-event-spared = Las unidades de { $hex } reciben suministro aéreo.
noretreat-event-scorched = { $hex } se quema.
noretreat-event-city-rebuilt = { $hex } se reconstruye.
noretreat-event-works = { $hex } recibe Obras Defensivas.
noretreat-event-prepared = Los soviéticos pueden concentrarse en { $hexes }.
noretreat-event-obligation-failed = { $side ->
    [axis] El Eje no ha atacado
   *[soviet] Los soviéticos no han atacado
} lo suficiente.

## Cómo acaba

noretreat-result-objectives = Se han tomado los objetivos de la guerra.
noretreat-result-sudden-death = Muerte súbita: se han perdido demasiados puntos.
noretreat-result-total = Victoria total con 34 puntos.
noretreat-result-operational = Al final de 1944 los soviéticos no han deshecho la High Tide del Eje.
noretreat-result-berlin = La guarnición de Berlín ha caído, Hitler ha muerto.
noretreat-result-held-out = El Eje ha resistido hasta el último turno.
noretreat-result-scenario = Deciden los puntos del escenario.
noretreat-score-axis = Puntos del Eje
noretreat-score-soviet = Puntos soviéticos

## Dados tirados a mano

noretreat-dice-battle = una batalla
noretreat-dice-duel = un duelo (el dado del Eje, luego el soviético)

## Palabras del juego

noretreat-weather-clear = despejado
noretreat-weather-mud = barro
noretreat-weather-snow = nieve
noretreat-weather-long_winter = Largo Invierno
noretreat-phase-maintenance = Turno nuevo
noretreat-phase-cards = Cartas
noretreat-phase-supply = Suministro
noretreat-phase-organization = Organización
noretreat-phase-movement = Movimiento
noretreat-phase-combat = Combate
noretreat-phase-removal = Retirada
noretreat-phase-disembark = Desembarco
noretreat-crt-none = sin efecto
noretreat-crt-CA = CA, un contraataque
noretreat-crt-CB = CB, un Contragolpe
noretreat-crt-EX = EX, un intercambio de pasos
noretreat-crt-DR = DR, el defensor se retira
noretreat-crt-DS = DS, el defensor queda Dañada
noretreat-crt-DD = DD, el defensor pierde pasos y se retira
noretreat-shift-terrain = terreno
noretreat-shift-river = río
noretreat-shift-objective = lado de objetivo
noretreat-shift-works = Obras Defensivas
noretreat-shift-winter = invierno
noretreat-shift-support = apoyo
noretreat-shift-armour = blindados
noretreat-shift-shock = ejército de Choque
noretreat-shift-out-of-supply = sin suministro
noretreat-shift-grenadiers = granaderos SS
noretreat-shift-event = evento
noretreat-shift-fleet = flota
noretreat-shift-logistics = logística
noretreat-both-events = { $axis } / { $soviet }
noretreat-box-shattered = Casilla de Dañadas
noretreat-box-destroyed = Casilla de Destruidas
noretreat-box-surrendered = Casilla de Rendidas
noretreat-box-rail = Casilla de Movimiento Ferroviario
noretreat-box-cadres = Casilla de Cadres
noretreat-box-pool = a la espera de un evento
noretreat-box-gone = fuera del juego
noretreat-box-turn = turno { $turn }
noretreat-red-pearl-harbor = Pearl Harbor
noretreat-red-midway = Midway
noretreat-red-el-alamein = El Alamein
noretreat-red-italy-invaded = Invasión de Italia
noretreat-red-d-day = Día D
noretreat-red-battle-of-the-bulge = Batalla de las Ardenas
noretreat-red-rhine-crossed = Cruce del Rin
noretreat-red-economic-collapse = Colapso económico

## En la pantalla

noretreat-title = ¡No Retreat!
    .full = ¡No Retreat! El Frente Ruso
noretreat-terrain-open = llano
noretreat-terrain-city = ciudad
noretreat-terrain-forest = bosque
noretreat-terrain-marsh = pantano
noretreat-terrain-mountain = montaña
noretreat-terrain-kerch_strait = estrecho
noretreat-terrain-lake = lago
noretreat-terrain-area = zona
noretreat-corner-turn = Turno { $turn }, { $date }. { $seat }, fase: { $phase }. Clima: { $weather }
noretreat-corner-points = Puntos: Eje { $axis }, soviéticos { $soviet }. Iniciativa: { $seat }
noretreat-corner-support = Blitz { $blitz }, Shock { $shock }
noretreat-legend = # ciudad  $ petróleo  % bosque  = pantano  ^ montaña  ~ lago, estrecho  A Eje  S soviéticos  a s ciudades vacías
noretreat-legend-units = Tras la letra: la fuerza de cada unidad. !, una de ellas está sin suministro. Columna y fila juntas son el número de un hexágono.
noretreat-note-unit = { $strength }-{ $movement } en { $hex }
noretreat-status-hand = Mano: { $seat }
noretreat-status-hidden = { $count ->
    [0] vacía
    [one] una carta
   *[other] { $count } cartas
}
noretreat-status-and-hidden = { $cards }, y { $count ->
    [one] una carta desconocida
   *[other] { $count } cartas desconocidas
}
noretreat-status-points = Puntos
noretreat-status-points-are = { $seat }: { $points }, de ellos { $hexes } por hexágonos
noretreat-status-high-tide = High Tide del Eje
noretreat-status-sudden-death = Muerte súbita
noretreat-status-sudden-death-is = { $seat }, más de { $limit } puntos en el turno { $turn }
noretreat-status-no-sudden-death = ninguna en este turno
noretreat-status-objectives = Objetivos con suministro: { $seat }
noretreat-status-piles = Montones
noretreat-status-piles-are = { $deck } por robar, { $discards } en los descartes{ $card ->
    [none] {""}
   *[other] , encima { $card }
}
noretreat-status-joker = Comodín
noretreat-status-reserve = Reserva estratégica
noretreat-status-scorched = Quemada
noretreat-status-works = Obras Defensivas
noretreat-status-targets = Ataques declarados
noretreat-status-counterblows = Contragolpes: { $seat }
noretreat-status-battle = Batalla
noretreat-status-battle-is = { $attackers } contra { $defenders } en { $hexes }
noretreat-status-weather = Marcadores de clima
noretreat-look-hex = { $terrain }, control { $side ->
    [axis] del Eje
   *[soviet] soviético
}, { $country ->
    [greater_germany] Gran Alemania
   *[ussr] URSS
}
noretreat-look-oil = campo petrolífero
noretreat-look-objective = objetivo { $side ->
    [axis] del Eje
   *[soviet] de los soviéticos
}
noretreat-look-coast = costa ({ $seas })
noretreat-sea-baltic = Mar Báltico
noretreat-sea-black = Mar Negro
noretreat-sea-caspian = Mar Caspio
noretreat-sea-azov = Mar de Azov
noretreat-sea-adriatic = Mar Adriático
noretreat-look-scorched = quemada: cuenta como pantano
noretreat-look-works = Obras Defensivas
noretreat-look-target = va a ser atacado
noretreat-look-counterblow = Contragolpe
noretreat-look-unit = { $unit }: fuerza { $strength }, movimiento { $movement }, { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}
noretreat-look-out-of-supply = sin suministro
noretreat-look-disorganized = en desorganización
noretreat-look-local-support = apoyo local
noretreat-compass = { $direction ->
    [1] E
    [2] SE
    [3] SO
    [4] O
    [5] NO
   *[6] NE
}
noretreat-cards-when = { $when }: { $text }

## Probabilidades

noretreat-odds-column = columna
noretreat-odds-below = menos de 1:3
noretreat-odds-none = sin efecto
noretreat-odds-retreat = cede el defensor
noretreat-odds-exchange = intercambio
noretreat-odds-blow = Contragolpe
noretreat-odds-answer = contraataque
noretreat-odds-thrown-back = cede el atacante
noretreat-odds-round = Tirada { $number }, { $seat } en la tabla { $table ->
    [axis] del Eje
   *[soviet] soviética
}
noretreat-odds-sum = { $attack } contra { $defence }: { $initial }, { $shifts }, columna { $column }
noretreat-odds-sum-plain = { $attack } contra { $defence }: columna { $column }
noretreat-odds-ends = Cómo acaba, con los contraataques
noretreat-odds-footnote = Exacto para las unidades tal como están, sin cartas ni apoyos aún no comprometidos; quien puede contraatacar lo hace, y el defensor elige su mejor terreno.

## Fechas

noretreat-date-1 = junio de 1941
noretreat-date-2 = julio y agosto de 1941
noretreat-date-3 = septiembre y octubre de 1941
noretreat-date-4 = noviembre y diciembre de 1941
noretreat-date-5 = enero y febrero de 1942
noretreat-date-6 = marzo y abril de 1942
noretreat-date-7 = mayo y junio de 1942
noretreat-date-8 = julio y agosto de 1942
noretreat-date-9 = septiembre y octubre de 1942
noretreat-date-10 = noviembre y diciembre de 1942
noretreat-date-11 = enero y febrero de 1943
noretreat-date-12 = marzo y abril de 1943
noretreat-date-13 = mayo y junio de 1943
noretreat-date-14 = julio y agosto de 1943
noretreat-date-15 = septiembre y octubre de 1943
noretreat-date-16 = noviembre y diciembre de 1943
noretreat-date-17 = enero y febrero de 1944
noretreat-date-18 = marzo y abril de 1944
noretreat-date-19 = mayo y junio de 1944
noretreat-date-20 = julio y agosto de 1944
noretreat-date-21 = septiembre y octubre de 1944
noretreat-date-22 = noviembre y diciembre de 1944
noretreat-date-23 = enero de 1945
noretreat-date-24 = febrero de 1945
noretreat-date-25 = marzo de 1945
noretreat-date-26 = abril de 1945
noretreat-date-27 = mayo de 1945
noretreat-date-28 = junio de 1945

## Unidades
## En las fichas están los nombres cortos; los Frentes soviéticos tienen otro nombre en la cara fuerte.

noretreat-unit-ax_1pz = 1.er Ejército Panzer
    .short = 1.º Panzer
noretreat-unit-ax_2pz = 2.º Ejército Panzer
    .short = 2.º Panzer
noretreat-unit-ax_3pz = 3.er Ejército Panzer
    .short = 3.º Panzer
noretreat-unit-ax_4pz = 4.º Ejército Panzer
    .short = 4.º Panzer
noretreat-unit-ax_2a = 2.º Ejército
    .short = 2.º Ejército
noretreat-unit-ax_4a = 4.º Ejército
    .short = 4.º Ejército
noretreat-unit-ax_6a = 6.º Ejército
    .short = 6.º Ejército
noretreat-unit-ax_8a = 8.º Ejército
    .short = 8.º Ejército
noretreat-unit-ax_9a = 9.º Ejército
    .short = 9.º Ejército
noretreat-unit-ax_11a = 11.º Ejército
    .short = 11.º Ejército
noretreat-unit-ax_16a = 16.º Ejército
    .short = 16.º Ejército
noretreat-unit-ax_17a = 17.º Ejército
    .short = 17.º Ejército
noretreat-unit-ax_18a = 18.º Ejército
    .short = 18.º Ejército
noretreat-unit-ax_sspz = Ejército Panzer de las SS
    .short = Panzer SS
noretreat-unit-ax_ssgr = Granaderos de las SS
    .short = Granaderos SS
noretreat-unit-ax_grpe = Grupo de Ejércitos E
    .short = Grupo E
noretreat-unit-ax_grpf = Grupo de Ejércitos F
    .short = Grupo F
noretreat-unit-ax_fin = Ejército Finlandés
    .short = Finlandés
noretreat-unit-ax_rum3 = 3.er Ejército Rumano
    .short = 3.º Rumano
noretreat-unit-ax_rum4 = 4.º Ejército Rumano
    .short = 4.º Rumano
noretreat-unit-ax_ita8 = 8.º Ejército Italiano
    .short = 8.º Italiano
noretreat-unit-ax_hun2 = 2.º Ejército Húngaro
    .short = 2.º Húngaro
noretreat-unit-ax_hun_gg1 = 1.er Ejército Húngaro
    .short = 1.º Húngaro
noretreat-unit-ax_hun_gg2 = 3.er Ejército Húngaro
    .short = 3.º Húngaro
noretreat-unit-ax_luft = Divisiones de campaña de la Luftwaffe
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
noretreat-unit-ax_berlin = Guarnición de Berlín
    .short = Berlín
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
    .strong = 2.º Frente Báltico
    .strong-short = 2.º Báltico
noretreat-unit-su_west = Frente Oeste
    .short = Oeste
    .strong = 3.er Frente Bielorruso
    .strong-short = 3.º Bielorruso
noretreat-unit-su_southwest = Frente Suroeste
    .short = Suroeste
    .strong = 1.er Frente Bielorruso
    .strong-short = 1.º Bielorruso
noretreat-unit-su_central = Frente Central
    .short = Central
    .strong = 5.º Ejército de Tanques de la Guardia
    .strong-short = 5.º Tq. Guardia
noretreat-unit-su_south = Frente Sur
    .short = Sur
    .strong = 4.º Frente Ucraniano
    .strong-short = 4.º Ucraniano
noretreat-unit-su_leningrad = Guarnición de Leningrado
    .short = Leningrado
noretreat-unit-su_reserve = Frente de Reserva
    .short = Reserva
    .strong = 3.er Ejército de Tanques
    .strong-short = 3.º Tanques
noretreat-unit-su_bryansk = Frente de Briansk
    .short = Briansk
    .strong = 4.º Ejército de Tanques
    .strong-short = 4.º Tanques
noretreat-unit-su_kalinin = Frente de Kalinin
    .short = Kalinin
    .strong = 1.er Frente Báltico
    .strong-short = 1.º Báltico
noretreat-unit-su_caucasus = Frente del Cáucaso
    .short = Cáucaso
    .strong = 2.º Ejército de Tanques
    .strong-short = 2.º Tanques
noretreat-unit-su_moscow = Guarnición de Moscú
    .short = Moscú
noretreat-unit-su_sevastopol = Guarnición de Sebastopol
    .short = Sebastopol
noretreat-unit-su_volkhov = Frente del Vóljov
    .short = Vóljov
    .strong = 3.er Frente Báltico
    .strong-short = 3.º Báltico
noretreat-unit-su_crimean = Frente de Crimea
    .short = Crimea
    .strong = Ejército de Choque
    .strong-short = Choque
noretreat-unit-su_ncaucasus = Frente del Cáucaso Norte
    .short = N. Cáucaso
    .strong = 2.º Frente Bielorruso
    .strong-short = 2.º Bielorruso
noretreat-unit-su_voronezh = Frente de Vorónezh
    .short = Vorónezh
    .strong = 1.er Frente Ucraniano
    .strong-short = 1.º Ucraniano
noretreat-unit-su_stalingrad = Frente de Stalingrado
    .short = Stalingrado
    .strong = 3.er Frente Ucraniano
    .strong-short = 3.º Ucraniano
noretreat-unit-su_don = Frente del Don
    .short = Don
    .strong = 1.er Ejército de Tanques
    .strong-short = 1.º Tanques
noretreat-unit-su_kursk = Frente de Kursk
    .short = Kursk
    .strong = 6.º Ejército de Tanques
    .strong-short = 6.º Tanques
noretreat-unit-su_steppe = Frente de la Estepa
    .short = Estepa
    .strong = 2.º Frente Ucraniano
    .strong-short = 2.º Ucraniano
noretreat-unit-su_ost1 = Ostatky 1
    .short = Ostatky 1
noretreat-unit-su_ost2 = Ostatky 2
    .short = Ostatky 2
noretreat-unit-su_yug1 = 1.er Ejército Yugoslavo
    .short = 1.º Yugoslavo
noretreat-unit-su_yug2 = 2.º Ejército Yugoslavo
    .short = 2.º Yugoslavo
noretreat-unit-su_rum = Ejército Rumano
    .short = Rumano
noretreat-unit-su_pol = Ejército Polaco
    .short = Polaco
noretreat-unit-su_ff1 = Frente Fortificado 1
    .short = F. Fortificado 1
noretreat-unit-su_ff2 = Frente Fortificado 2
    .short = F. Fortificado 2
noretreat-unit-su_rez = Rezervy
    .short = Rezervy

## Lugares

noretreat-place-0406 = Praga
noretreat-place-0409 = Viena
noretreat-place-0414 = Belgrado
noretreat-place-0603 = Berlín
noretreat-place-0606 = Breslavia
noretreat-place-0611 = Budapest
noretreat-place-0704 = Posen
noretreat-place-0816 = campos petrolíferos rumanos
noretreat-place-0817 = Bucarest
noretreat-place-0906 = Varsovia
noretreat-place-0910 = Lublin
noretreat-place-1104 = Königsberg
noretreat-place-1215 = Odesa
noretreat-place-1311 = Kiev
noretreat-place-1318 = Sebastopol
noretreat-place-1407 = Minsk
noretreat-place-1503 = Riga
noretreat-place-1515 = Dnepropetrovsk
noretreat-place-1519 = estrecho de Kerch
noretreat-place-1619 = Novorossíisk
noretreat-place-1708 = Smolensk
noretreat-place-1713 = Járkov
noretreat-place-1716 = Stálino
noretreat-place-1817 = Rostov
noretreat-place-1902 = Leningrado
noretreat-place-1912 = Vorónezh
noretreat-place-2002 = lago Ládoga
noretreat-place-2006 = Kalinin
noretreat-place-2008 = Moscú
noretreat-place-2009 = Tula
noretreat-place-2022 = campos petrolíferos del Cáucaso
noretreat-place-2217 = Stalingrado
noretreat-place-2307 = Yaroslavl
noretreat-place-2310 = Gorki
noretreat-place-2314 = Sarátov
noretreat-place-2321 = Astracán
noretreat-place-FIN = Finlandia
noretreat-place-WB = Balcanes occidentales
noretreat-place-SB = Balcanes meridionales

## Por qué juega así el ordenador

noretreat-bot-attack = Atacar { $hex }.
noretreat-bot-attacks = { $count ->
    [one] Ataca { $hex }.
   *[other] Ataca { $count } hexágonos, sobre todo { $hex }.
}
noretreat-bot-advance = Avanzar sobre { $hex }.
noretreat-bot-hold = Mantener { $hex }.
noretreat-bot-stay = Mantener la línea como está.
noretreat-bot-fears-cut-off = { $unit } no tiene suministro y puede rendirse.
noretreat-bot-fears-open = El enemigo puede entrar en { $hex } sin combatir.

## En el navegador

noretreat-panel-score = Puntos
noretreat-panel-boxes = Casillas
noretreat-panel-track = Turnos
noretreat-panel-tables = Tablas
noretreat-overlay-supply = Suministro de ambos bandos
noretreat-overlay-zones = Zonas de control de ambos bandos
noretreat-overlay-control = Control y hexágonos que cuentan
noretreat-legend-supply = Suministro: { $side }
noretreat-legend-source = Ciudad que abastece
noretreat-legend-dry = Ciudad aislada
noretreat-legend-sea = Suministro por mar
noretreat-legend-lacking = Unidad sin suministro
noretreat-legend-line = Línea de la unidad señalada
noretreat-legend-cut = Aquí la cortaría el enemigo
noretreat-legend-zone = Zonas de control: { $side }
noretreat-legend-control = Control: { $side }
noretreat-legend-counts = Cuenta para la victoria
noretreat-supplied-line = con suministro desde { $hex }
noretreat-supplied-beside = con suministro por una unidad contigua
noretreat-supplied-sea = con suministro por mar
noretreat-supplied-home = con suministro de su propio país
noretreat-supplied-not = sin suministro
noretreat-supplied-cuts = una unidad o zona enemiga lo corta en { $hexes }
noretreat-supplied-no-cut = ningún hexágono solo lo corta
noretreat-there-cut-off = aísla a { $units }
noretreat-there-loses = deja sin suministro: { $units }
noretreat-there-gains = da suministro a { $units }
noretreat-sequence-cards = Cartas
noretreat-sequence-supply = Suministro
noretreat-sequence-organization = Organización
noretreat-sequence-movement = Movimiento
noretreat-sequence-combat = Combate
noretreat-sequence-removal = Retirada
noretreat-sequence-disembark = Desembarco
noretreat-find-place = lugar
noretreat-look-cost = puntos de movimiento: { $cost } de { $left }
noretreat-fan-values = fuerza { $strength }, movimiento { $movement }, { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}
noretreat-fan-white = fuerza de color blanco: no puede atacar voluntariamente
noretreat-fan-no-zoc = sin zona de control
noretreat-fan-moved = ya se ha movido
noretreat-fan-attacked = ya ha atacado
noretreat-kind-infantry = infantería
noretreat-kind-mech = mecanizada
noretreat-kind-armour = blindados
noretreat-kind-ss_armour = blindados SS
noretreat-kind-ss_mech = mecanizada SS
noretreat-kind-shock = ejército de Choque
noretreat-kind-regional = infantería regional
noretreat-kind-fortified = fortaleza
noretreat-kind-cadre = Cadre
noretreat-kind-volkssturm = Volkssturm
noretreat-card-immediate = se juega en cuanto se roba
noretreat-strip-points = Puntos { $seat }: { $points }
noretreat-strip-initiative = Iniciativa: { $seat }
noretreat-strip-goal = { $kind ->
    [scenario] { $seat }: { $points } en el turno { $turn }
    [total] Total: { $points }
   *[sudden-death] ☠ turno { $turn }: { $seat } { $points }
}
noretreat-strip-events = Eventos { $points }
noretreat-strip-high-tide = High Tide { $points }
noretreat-strip-support = Blitz { $blitz } · Shock { $shock }
noretreat-strip-piles = Cartas { $deck } + { $discards }
noretreat-score-goal = { $kind ->
    [scenario] Escenario: { $seat } gana con { $points } puntos o más al final del turno { $turn }; si no, gana el otro bando.
    [total] Victoria total: { $seat } gana en cualquier fase de victoria con { $points } puntos.
   *[sudden-death] Muerte súbita: { $seat } gana en la fase de victoria del turno { $turn } con { $points } puntos o más.
}
noretreat-score-track = Pista de puntos de victoria
noretreat-boxes-happened = Eventos ya ocurridos para siempre: { $seat }
noretreat-track-blitz = Blitz: { $count }
noretreat-track-shock = Shock: { $count }
noretreat-track-variable = * Una carta de clima puede cambiarlo.
noretreat-table-crt = Tabla de combate: { $seat }
noretreat-table-die = Dado
noretreat-table-terrain = Terreno y clima
noretreat-table-armour = coste blindados
noretreat-table-other = coste otros
noretreat-table-bonus = bono blindados
noretreat-table-shift = columnas
noretreat-table-stops = detiene avance
noretreat-asks-windows = Momentos
noretreat-asks-cards = Cartas
noretreat-asks-any-time = cartas que se pueden jugar en cualquier momento

noretreat-guide-axis-intro-1 = Mandas el Eje: fichas grises de esquinas rectas. La Gran Alemania está a la izquierda del mapa, tus objetivos al este; las fichas soviéticas son rojas de esquinas redondas.
noretreat-guide-axis-intro-2 = Las ciudades y los campos petrolíferos dan puntos; las banderas dicen de quién son. Hasta el turno 12 tienes la Iniciativa y cuentan tus puntos: en los turnos con calavera ganas si tienes más de lo que dice su casilla. Tres objetivos con suministro (hexágonos enmarcados) ganan en el acto.
noretreat-guide-axis-intro-3 = Una ficha dice fuerza y movimiento: 7-6 ataca y defiende con siete y mueve seis. Dos marcas son dos pasos. Un número de color blanco nunca ataca por voluntad propia; entre paréntesis, no tiene zona de control.
noretreat-guide-axis-intro-4 = Tus unidades viven de líneas de suministro hasta tu borde del mapa. Pulsa S para verlas, Z para las zonas de control, C para el control. Las unidades cercadas se consumen: corta a los soviéticos y no te adelantes demasiado con barro y nieve.
noretreat-guide-axis-intro-5 = Las cartas sirven dos veces: como eventos, o descartadas para pagar reemplazos, tren y Contragolpes. Solo cuenta tu mitad; la otra la juegan los soviéticos. La pestaña «Avisos» fija cuándo se te pregunta por eventos.
noretreat-guide-soviet-intro-1 = Mandas a los soviéticos: fichas rojas de esquinas redondas, al este del mapa. Las del Eje son grises de esquinas rectas. Primero hay que sobrevivir, después volver.
noretreat-guide-soviet-intro-2 = Las ciudades y los campos petrolíferos dan puntos; las banderas dicen de quién son. Hasta el turno 12 cuentan los del Eje, que en los turnos con calavera gana con más de lo que dice su casilla. Después la Iniciativa es tuya, y las calaveras también.
noretreat-guide-soviet-intro-3 = Una ficha dice fuerza y movimiento: 4-3 ataca y defiende con cuatro y mueve tres. Casi todos los Frentes tienen un lado rojo, al que pasan al modernizarse desde el turno 6. Un número de color blanco nunca ataca por voluntad propia; entre paréntesis, no tiene zona de control.
noretreat-guide-soviet-intro-4 = Las líneas de suministro llevan a tu borde del mapa y a ciudades. Pulsa S para verlas, Z para las zonas de control, C para el control. No dejes que cerquen Frentes enteros: las unidades sin suministro se rinden y vuelven tarde.
noretreat-guide-soviet-intro-5 = Las cartas sirven dos veces: como eventos, o descartadas para pagar reemplazos, tren y Contragolpes, que obligan al Eje a atacar donde tú quieres. La pestaña «Avisos» fija cuándo se te pregunta por eventos.
noretreat-guide-discard_one = Guarda las cartas que encajen en tus planes. La mitad bajo la línea es del enemigo, pero en tu mano no le sirve.
noretreat-guide-card_play = Las cartas iluminadas se pueden jugar ahora como eventos. Lo que guardes puede pagar algo después.
noretreat-guide-event = Una carta iluminada se puede jugar en este momento. Si no quieres que se te pregunte aquí, quita el momento en la pestaña «Avisos».
noretreat-guide-flips = Las unidades débiles con suministro pasan a su lado fuerte por una carta cada una.
noretreat-guide-placement = Refuerzos y unidades recuperadas llegan al mapa: elige una y después un hexágono iluminado.
noretreat-guide-movement = Elige una ficha iluminada y después un hexágono iluminado: el número es lo que cuesta, la flecha el camino. Entrar en una zona de control enemiga acaba el movimiento. Ponte junto a lo que quieras atacar, por tantos lados como puedas.
noretreat-guide-declare = Elige los hexágonos enemigos que quieres atacar; la tabla muestra lo que lograrían todas tus unidades contiguas. Los marcadores son pocos.
noretreat-guide-counterblow = Una carta cada uno obliga al enemigo a atacar un hexágono tuyo que tú eliges. Estropea sus planes donde su ataque fracasaría.
noretreat-guide-battle_hex = Libra las batallas declaradas en el orden que quieras. Una brecha puede abrir el paso al siguiente ataque.
noretreat-guide-muster = Elige las unidades que participan. Abajo está la proporción con cada cambio de columna y las probabilidades exactas, contraataques incluidos.
noretreat-guide-support = Los marcadores Blitz y Shock llevan la columna a la derecha. Hay pocos por turno: gástalos donde más cambien.
noretreat-guide-battle_event = Los eventos de este momento aún pueden cambiar la batalla; la tabla muestra cómo está sin ellos.
noretreat-guide-advance = El hexágono está vacío. Los blindados pueden ir más lejos que otros; piensa en el suministro y en lo que dejas atrás.
noretreat-guide-retreat = Los hexágonos iluminados son los que la unidad puede alcanzar. Donde no hay ninguno, queda Dañada o se pierde.
noretreat-guide-loss = Se pierde un paso: una unidad fuerte se da la vuelta, una débil desaparece.
noretreat-guide-counterattack = El ataque ha salido mal, y el defensor puede devolver el golpe a las unidades que lo hicieron. La tabla muestra cómo acabaría.
noretreat-guide-disembark = Las unidades de la Casilla de Movimiento Ferroviario vuelven al mapa lejos del frente.
noretreat-guide-turn-axis = El Eje ha jugado. «Repetir su último turno» lo muestra otra vez, paso a paso.
noretreat-guide-turn-soviet = Los soviéticos han jugado. «Repetir su último turno» lo muestra otra vez, paso a paso.

# The stage
noretreat-stage-battle = Combate en { $hex }
noretreat-stage-counterattack = Contraataque a { $hex }
noretreat-stage-duel = Duelo de dados

# Guided lessons

noretreat-lesson-move = Mover y abastecer
noretreat-lesson-move-unit = Es tu fase de movimiento. Elige el 4.º Ejército Panzer en 1204.
noretreat-lesson-move-hex = Los hexágonos iluminados están al alcance. Mueve a 1305, junto al enemigo.
    .wrong = Ese hexágono está al alcance, pero desde allí no atacas a nadie. Mueve junto al enemigo, a 1305.
noretreat-lesson-move-army = La infantería es más lenta. Elige el 4.º Ejército en 1107.
noretreat-lesson-move-beside = Muévelo a 1205: dos unidades pueden compartir un hexágono.
noretreat-lesson-move-done = Una unidad necesita un camino hasta una fuente de suministro; la capa de suministro lo muestra. Termina los movimientos.
    .wrong = Podrían mover más unidades, pero esta lección ya ha mostrado bastante. Termina los movimientos.
noretreat-lesson-move-end = Sabes mover y qué alimenta a tus ejércitos. Ahora: la batalla.
noretreat-lesson-battle = Batalla y Contragolpe
noretreat-lesson-battle-target = Declara qué atacas: elige 1304.
noretreat-lesson-battle-done = Un objetivo basta. Termina las declaraciones; el enemigo puede responder.
noretreat-lesson-battle-first = Los soviéticos pagaron una carta por un Contragolpe en 1207: allí también debes atacar. Lucha primero en 1304.
    .wrong = Hay que librar las dos batallas y el orden lo eliges tú. Empieza donde eres fuerte: 1304.
noretreat-lesson-battle-commit = Un marcador de apoyo mueve la batalla una columna a la derecha. Úsalo.
    .wrong = Sin el marcador la batalla queda una columna más abajo. Úsalo aquí, donde cuenta.
noretreat-lesson-battle-advance = Un 4 a 3:1: el defensor se retira. Avanza con el 4.º Ejército Panzer.
noretreat-lesson-battle-stop = Puede avanzar un hexágono más. Detente aquí.
noretreat-lesson-battle-hold = Ahora la batalla que impone el Contragolpe, a 1:1. Guarda tu marcador de apoyo.
    .wrong = A 1:1 un marcador de apoyo cambia poco. Guárdalo para una batalla que quieras ganar.
noretreat-lesson-battle-end = Antes de acercarte, mira qué puede imponerte el enemigo. Ahora: cartas e invierno.
noretreat-lesson-cards = Cartas, organización e invierno
noretreat-lesson-cards-keep = Las cartas lo pagan todo. Descarta la carta iluminada y luego robas.
noretreat-lesson-cards-fronts = Cuatro cartas nuevas. La guerra en dos frentes cuesta una: descarta la iluminada.
noretreat-lesson-cards-event = Una carta es evento o pago. Juega OKH como evento.
    .wrong = Esa carta pagará algo más tarde en este turno. Juega ahora OKH: recupera una carta.
noretreat-lesson-cards-take = Recupera una carta descartada. Toma la iluminada.
noretreat-lesson-cards-done = Guarda las demás cartas. Termina los eventos.
noretreat-lesson-cards-flips = En la fase de organización las cartas giran unidades a su lado fuerte. Sigue.
noretreat-lesson-cards-reorganize = El 9.º Ejército está desorganizado. Reorganízalo.
    .wrong = Mientras está desorganizado, el 9.º Ejército no puede atacar. Reorganízalo primero.
noretreat-lesson-cards-paid = Cuesta una carta. Paga con la iluminada.
noretreat-lesson-cards-unit = Nieva y las unidades mueven menos. Elige el 4.º Ejército Panzer.
noretreat-lesson-cards-snow = Con buen tiempo llegaría más lejos. Mueve a 1305.
noretreat-lesson-cards-end = Cartas, organización, invierno: conoces el turno entero. Juega tu primer escenario.
