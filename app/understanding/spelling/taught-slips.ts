/** Slips that the exemplars teach as they are typed: no words, however often they are met. */
export const taughtSlips =
  'tiem erliest hopin ther lates arival earlyest erly normaly sunrisr mutch stormchasr todlers babys brng dgo caat freindly stargaser forrest loge totl hwo nihgts comin stromchaser midwek stragazer balpark firday lookin thirsday saterday stargzer mch ful diffrence cheeper bookin direkt cancelation haf cancle mony polcy polisy cansel vouchr vuochers crad stil newsleter teh discout adress acers larg estaet parkng persume intrnet jacuzi showr hobb cabbin culd cabn kichen waht wich frist paynt breakfest brekfast ordr vegetairan grazign vegitarian grazng mcuh hampr shoud suana souna yogga yogo ranes bathin meditaton doin bootz pasword iorn opne wiht mashine retrun shud summ chek chekin chekout accomodation redy tarif pirce sunrizer unsuscribe wensday misssed cansled taht wil prise'.split(
    ' ',
  )
