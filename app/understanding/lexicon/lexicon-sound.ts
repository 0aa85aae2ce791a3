/**
 * Common English stems one typo away from a word of ours ("sang" from "sand"): taken as written, never corrected. Computed from a
 * frequency list of spoken English; add to it when a correction goes wrong.
 */
export const soundWords = `
aboard abus accidental ache activat addiction adoption adventur ahold aliv altar ambition angel ankl appli architectur archiv
aren arena ashor asleep attach audition authorization automatic awar babe badg bail bake bald ball ballroom bang barn bash
bass batch battl bear beard beat beef beep bell belt bench bend bent bind blank bled bleep blend bless blok blond bold bone
booki boom boot booz border bore born bound bout bowel brain brak brandy brat breach bred breez brid broker broom bubbl buck
bull burger buri burnt bury bust cabinet cage campaign canal cancer candy cane captur carnival cart carv casa case cast cattl
cave cell cellular chain champ champion chant chao chap charm chart charter chas cheat cheek cheesy chemistry chess chew chick
chili chill chimp chin choir chok chop chopper chor chuckl chut clamp clan clearer click clip clon cloud clutch coal coat
cocky collar collection collectiv collector composer concept concern concret cone confidenc constant contract convenient
convention convert cooler cooperat cope copy cord core countdown crack cramp crash crat crater creat crook crotch crow crunch
crush cure currently cute daily danc dare darl darn dead deaf dealer dealt death debat debt debut declaration deed depress
desert designat designer destin detain dial diary dice differently dime diner dirt disc disk distant distinct dive dock
donation doubt drag drain drank drap draw dream drift drink drown drum duck duct dunk dunno dust dynamit easier economic
education electrical electronic element elevat empir enchant expens experiment extensiv extent faculty fail familiar fare farm
feast fell felt file fill finer fishy fist flag flam flap flar flaw flea fled flee fleet flesh flew float flock flood flour
flyer foam fold follower fond fool forc fore forg fork frat freed frig fury gardener gave gaze generat generation glad glid
goody goon grab grad grain gram grap grass grav gray grid groom grown hairy hall hammer handl handy hardcor hatr heap heater
heel heir herd hesitat hide hind historic hood horn hose housekeeper hung ideal inclin indicat indication infantry infection
influenc injection injury instanc instinct instrument insur intercept interfer internal interpret intimacy intimidat intuition
investor irony kilometer kindness knack kneel knew knob kung lack laid lass launch leaf lean leap leas ledg lend lever liar
lick lightn lime liter liver load locker loft logic lone loner loot lord loser loss loyal luck magician maid main mall manag
manor mapl marker mash mask math meant medal media medication medieval melt mend mercy mere mess metal meteor midget mild mile
miner mink mint miss mistress mole monkey morality movy naiv nearly neat neighborhood nightmar noisy nose occupi officer older
organiz pace pact pager painter panel pant partly patch patrol paus pawn peac peck peek personally personnel pest phoney phony
photography pickl pierc pill pilot pinch pine pink pitcher plain plantation plaster plat plead plum poet poker polit poll polo
pond poor porch pork portabl portrait pose position poss postcard poster potion powder prayer preach precis precision premier
presenc preserv press prevent prick prid prim priz prob probation project prom promot properly proportion prosecut prosecution
prosecutor protect protectiv protector puck puls pushy rabbi race rack radiation rage raid rail rainy rais rake rang rare
rattl rave react reaction realm reap rear recorder reel refer rehears reject relat relation relay releas remov reporter
representation resort rest retir retriev rider ridg rins rise river roach roar rode roof root rope rude ruin ruler rumbl runt
rust sack safer sake salon sanctuary sane sang scal scan scar scatter scen scent scoot scop scratch scream screw seat seiz
sens sensor shack shad shak sham shan shap shark sharp shav sheep sheer shelf shin ship shirt shoe shook shooter shot shout
shov shown side sigh silk sire situation slack slap slav sleepy sleev slick slight slim slip slippery slit slop slower slug
smack smell smoothly smug sneak sneaker snitch snor snuck sock soda soft sole solid solitary sonar sore sort spad spar spark
spear spent spic spin spit spok squad squat stab stabl stack stain stak stal stalk stallion stand stat steak steal steel steep
steer stew stick stiff stir stitch stol stomp stoop straighten strang strap stray streak stumbl sung sunlight superb suppli
supply surviv swab swam swamp sway sweep sweet swin swing swor sword tail tale tall tangl tank tape task tasty teeny tend tens
tenth theater thee thick thigh thin thron throw thus tickl tied tiger timber tire toast tool torch torn touchy tough tower
trac trad trailer tramp transition translation trap traveler trembl trial trick troll trout true tube tuck tune turf twic
unity unti vacant vase vent villa villager virtually vouch wager wail wait waiter ward warmer warn warp wasn wast weakness
weep wheat whin whip whir whisky whiz wide widow wind wing wink wipe wire wise witch wive wool wore worm worn wors wretch
wrist writer terror error horror mirror motor rumour humour
swimmer ratio berry carrot daisy quarry statu reed comma fewer byt descent quota meta droop matur nonc knight barley ounc eras donkey
venu consol unseen goat guitar courier pirat comet hollow pepper pistol puddl willow beetl cider pudd stork gutter caked
`
