/**
 * Stems of common spoken English that name nothing one could ask a retreat for (from a frequency list): an unexplained one raises far
 * less doubt than a rare word.
 */
export const commonWords = `
abandon ability aboard abov access account accus act action actor actress add admir admit advanc advantag adventur affair
afraid afterward age agency ago agre agreed agreement aid aim ain air alarm alcohol alert alien aliv alley already among
ancient angel anger angry anxious anymor anytim apartment apologiz appear appl appointment approach area aren argu argument
arm arrest art articl artist asham asleep assault assignment assistant assum assur ate attack attempt attend attention attitud
attorney attractiv audienc audition authority averag avoid awak awar awesom awful awfully awkward babe background backup
backward badg badly bail balanc ball bang barn base basement basic basketball bastard bat battl bean bear beast beat beauty
becam beg began behav behavior bell belly below belt bend benefit bet beyond biggest bird birth black blah blam blast bless
blew blind blond bloody blow blown blue board body bomb bone boom boot booth border born borrow boss bottl bottom bought bound
bout bow bowl box brain brav breath brid bridg brief bright bro broad brush buck buddy bug build bull bullet bum bunch buri
burn bury bush business bust butt butter button cabl cage campaign candy cannot cap capabl carri carry case casino cast catch
cattl caught caus cave cell cent center century chain chair challeng champ champion chang character charm chas chat cheat
check cherry chest chick childhood chill chip chop chos chosen circl circumstanc circus citizen city civil claim classic clear
clearly clever client climb clinic closer closet cloth clown club clue coat coincidenc collect collection color combat
comfortabl command commercial commission commit committe community company competition complet complex complicat concentrat
confess confession confidenc confus conscienc construction contest continu contract control conversation convinc cooki cop
copy corn corner cos costum cotton couch couldn council counsel count counter courag court cover cow coward cowboy crack crash
cream creat creatur credit crew crim criminal crisis cross crowd crown cruel crush cry crystal cultur cup cure current curs
custody customer cut cute daily damag dame damn danc dancer danger dangerous dare dark darkness darl darn dat dawn deaf dealer
death debt deck defend defendant defens delicious demand demon deny department depress deputy desert deserv desir desperat
dessert destiny destroy determin devic devil diamond didn died diet differenc different dig director dirt dirty disappear
disappoint disaster discover discuss disgust district division divorc doesn doll don door dope doubl doubt dough downstair
downtown drag drama draw dream dress drill drink driver drop drunk dry duck dude due dumb dump dust duty dying ear earn ease
easier easily eaten edge education effect effort egg eight electric embarrass emotional emperor empty enemy energy engin enter
entirely equal escort eventually evidenc evil exam exampl excellent exchang exercis exist exit expect experiment expert
explanation explosion express extraordinary eye fabulous face fact factory fail failur fair fairy faith fake fallen familiar
famous fan fantasy farm fascinat fast fat fate favor favour fear fed federal feet fell fella fellow felt femal fenc fever
field fifth fifty fight figur file fill filthy final financial finest finger fir fire firm five flag flash flat flesh flew
flip floor flow focus fool foolish foot forc foreign forest forgiv forgot forgotten former forth fortun forward fought foul
fourth fram freak freedom fresh friendly friendship frighten front frozen fruit fuck fully funeral funny furnitur gain gal
gambl game gang garag garbag garden gas gather gave gear generous genius gentl gentlemen giant giv glad glory glov goal god
golden goodness gosh gotten governor grab grad grant grass grav gray greater greatest green grew gross grow grown guarante
guilt guilty gum gut habit halfway hall hand handsom hang happiness harder hardly harm hasn hat haven head headach headquarter
health healthy heart heaven heavy heck held hero herself hid hidden hide high higher highly highway hill himself hip hire hit
hole homework homicid hon honey honor honour hood hook horn host hostag hot hotel hug humor hundr hung hurt ice identify ignor
illegal imagination important impression incident incredibl incredibly indeed influenc innocent insan insist instanc instead
instruction intelligenc intelligent intend international interrupt interview introduc invent investigation invit invitation
involv island isn itself jacket jail jerk jet joint jok joke joy judgment jump jungl junk jury justic kept kick kidnap kill
killer kingdom kiss kit knee knew knif knock knowledg lack laid lake lap lately laugh laughter launch law lawyer lay lead
leader leagu leather led leg legal legend less lesson letter level liar liberty library licens lie lied lifetim light lightn
likely line lion lip liquor list liv liver load loan lock locker loos los lose loser loss loud lousy low lower luck lying
magazin magic magnificent maid main mak makeup male mall mark market marri marriag marry marvelous mask master match mate
material math mayor meant meantim media member memory men mental mercy mess messag met metal mighty mile million minister
miracl mirror miserabl miss missil mission mistak mix model modern monitor monkey monster mood moral moron mostly motel motion
motiv motor mountain mous mouth mov movement movy mud murder murderer muscl musical mysterious mystery nam name nasty nation
national natur naturally neck negativ neighbor neighborhood nerv net network newspaper nightmar nine nobl nonsens nor nose
nuclear object obvious obviously occur odd offens offic officer official officially often oil opera operat operation operator
opportunity orang ordinary organization original ought outfit oxygen pain painful paint pal palac palm panic pant paper
paradis particular particularly passion past patch pathetic patienc patient patrol pattern peac pee pen penny perform
performanc period permission personal personality personally personnel physical pick pie pig pile pill pilot pink pipe piss
pit pity plain plant plastic plat play player pleasant pocket poem poetry poison poker policy polit political poor popular
port positiv possibility pot potential pour powder power powerful practic practically prayer precious pregnant prepar presenc
press pressur pretend prevent prick prid priest prim principal print prison prisoner privat priz pro procedur process product
professional program progress project prom promis proof protect protection prov public pull puls punch punishment punk pure
purs push quality race radio rais ran ranch rang rare rat reach reaction reality realiz recall receiv recent recently recogniz
record red refus regret regular relationship releas relief religion religious remain remind remot remov rent repeat replac
reporter represent reputation request rescu research respond respons responsibility responsibl rest result return reveng
review reward rice rich ride rifl rip rise risk river rob robbery rock role roll roof rope rose rotten rough round rout routin
row royal rub rubber rude ruin rule rush sacr sacrific safe safety sail sake salad sale salt sampl sandwich satellit satisfi
sauc scar scary scen schedul school scor scratch scream screw script search seat sec second secret secretary section secur
security seek self selfish sell send senior sens sensitiv sent sentenc separat serious serv servic sery seven shadow shak sham
shap shark sharp shav sheep shell shift shin ship shirt shock shoe short shot shoulder shouldn shout shov shown shy sigh sight
sign silenc silent silver simply sin sing singer singl sink sire sit six size skill skin skinny skip skull sky slav slept slid
slip slow slowly smaller smart smell smil smooth sneak social society sock soda soft sold soldier solid solution solv someday
somehow someplac song sore soul sound sourc spac spar speak specific specy speech speed spell spend spin spirit spit split
spok spoken sport spread spy squad squar stabl staff stak stand standard star stat statement station status steady steak steal
steam steel stick stink stock stol stolen stomach ston stood stor storm stranger street strength stretch strik strip strok
strong stronger struck struggl stuck studio study styl subject success successful suck sucker sudden suddenly suffer super
supply support surfac surgeon surrender surveillanc surviv suspect suspicious swear sweat sweater sweetheart sweeti swell
swing switch sword system tabl tag tail tak talent tall tank tap tape target tast taught tea teach tear technology teeth templ
ten terribly terrific territory test testify testimony theater thee themselv theory therapy therefor thick thief thin thou
thousand threat threaten threw throat throw thrown thunder thy ticket tie tied tiger tight tim tip titl toast toilet tone
tongu took tooth top tortur totally touch tough tower toy trac track trad tradition traffic tragedy trap trash trauma treasur
tree trial trick trigger troop truck truly trunk trust tube tune tunnel turkey ugly unbelievabl uncomfortabl underneath
understood underwear unhappy uniform union univers unknown upstair urgent useless valu valuabl vampir version vice victim
victory video violenc violent virgin virus vision voic wagon waiter wake wall wallet ward warn warrant wash wasn watch water
wave weak weapon wear weight welcom weren wet wheel whip whistl whit wick wide wild win wind wing winner wipe wire witch
witness wive woke wolf women won wood wore worst wouldn wound wrap wreck writ writer written wrot yard yell yellow young
younger yourself yourselv youth zero zone
`
