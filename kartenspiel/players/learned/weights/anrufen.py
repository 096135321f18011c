# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What words of this game are worth, learned.

Written by ``kartenspiel learn anrufen --deals 2000 --seed 28 --margin 0.1``.
Words are paid +0.52 ± 0.85 more a deal than those of the judgement,
those of all seats together, one at a time; 270 others in 133 deals kept apart.
"""

from typing import Final

from kartenspiel.players.learned.values import Learned, unpack

LEARNED: Final = Learned(
    encoder=1,
    rules={
        "players": 4,
        "pack": "french_24",
        "first_dealer": "random",
        "deal_pattern_3p": "3-t3-4",
        "redeal_dealer": "same",
        "equal_suit_order": "simultaneous",
        "no_tricks_equal": "not_allowed",
        "pass_is_final": True,
        "all_pass_twice": "redeal",
        "call_suit": "any",
        "call_own_card": "forbidden",
        "trump_time_3p": "before_talon",
        "talon_no_tricks": "exchange",
        "partner_raise": "add",
        "contra": "once",
        "contra_timing": "first_trick_any_time",
        "contra_bonus": 1,
        "marriage_lead_card": "either",
        "head_when_trumped": "free",
        "start_tokens": 10,
        "insufficient_tokens": "pay_what_you_have",
        "session_end": "first_broke",
        "session_deals": 0,
        "broke_player": "plays_on",
    },
    seats=4,
    margin=0.1,
    weights=unpack("""
c-oCy%Wf+v5M7h6@CS^g2AX~>y|q`CydPz5GWSN4I9GA97->F!=m)rpIz?v}*Evno1)M4h@_4<ze_ek(o4xlBkL!=!<Lm36zrL<dAJ0!Ju={W4
caML6K7Z`qo_D`rAOF3Xz0;_Fy*y2pKgcr`_K)~;cl&(2KE*bDjrGk2pT6GSUY>8erqbN6>2<rd!gzhY{`~y4d;fcPeSDi-qrUI;{rdCy_G$K3
WBh)+-Tv5F(s^H}y6=4FLVbI=*4n#$y?owwzn))fU-0?y^5dVn!#+R0-hSWI5!jd?+jByn2ODFrjW-_S`nck;+!()&F;mA$9UEmlv@wXDHQqj~
4mP%L)8FwC3r6LRx)SvS6a(55aQZ7vj{BHFJbilk`1SqzoS(HFK)K5UWKgfSkU_mw_Tl#O_WL#W!i^AS-3SVW^kYycq$AEMoY__M9rwxY=;x)m
&5dy;?Z)U#Um6d_b*1gd26Q%^xesUC#W=y6S59oyT8tcx$H2)r44gIKVra+9#oOvw^q6fbu;nwVgk9~uJ3k2ofmhX_4GPVWAel2xfMmANSH-0m
wV*MhuvzBx#m2v4v3X`A8Z-!V{9emuNj5vyfvi_-IwrXyKIi~UyujuYP&)_Uq^m1(Pi0(F+K}S4faG=2EV7(J;(|hBQr9UYu0?H?#hkiDB@Xr*
ROD+dvyw0gxBy(mNyQG>&8t@F*s0Ry8Dpi4*lkYyW;AdlUyz{83(!!d6%D^IEp0fp(i*oa=HcYvd54D2iyyj=r~rJPrY{H;vQVRm*?ZrsSo%9Y
(uj527YvaOjRnDN5rj6_@*N;GT4hnu4&sP4Vktzbl)gq3%ebaAL1pm#3%(L)%pQ6KDNL=wSx|*LNH$bHoHHT;tim%OdlVhpHV8Q?Pn?VmBLZRy
({u>9M9qh<ScD~ZZPd}&!O`mQB#agKWJ0T>XVX{E*lkySkJvngI$;{9Es6yzS!QE<w?Xk{*kI(qB<0(dBOrHtJ!H5|2HUI&%BuarL%<r_Lcpao
LJI!gmwupf-$HDWdeJ+o^R|57J?HZR5dyy#D;dZ;dWT2>tyMUSU@Vhu%D1Ljb^isU!z#-wF1N}9g+*l8uY<PYGHL86j5f@+RTyaFi&)HgdSkxK
6%lF4U|osxSh4RrOyE6UH`0JbdmMts^40HRAz~jIijxf0dNzJJIW6r=c(7JlqxQB<FU&`?Dl#?3EEKeGHsEEKsSjS5Q#5EB1)5@&vkG`LPC-t2
D<rYA85AUTGBD2z>2G}nzV8JUe9{|NBTN!kZNV2SL&`nxV9wOpCrhCZqr_PbA0*BuY{R}Qr}um&<iy?rbNqG>8i`-rvd&Ru=W0ZCeZa^h>XuE6
d){8G5vb?^F_<Db#PFK36&w1cXUkeQ&e5Mxtb0z7a=i*kW=O#foB-s{wHk#vryq41@lfw|nsig9-8C)@97!4{>}l_9f&CEkRtN0Iyu`WvG^rx6
$Gvuk+PRpn1?D7o-l^ch_+AB%27XPhGwRKrO$aJ@$tx+NrSf%66_4Z6yE?;~VWSOa${C;Z%M~sW0#-gK6s+`{tT#60JCcUA5U{32W{1t*j2*WV
8M6*SvyS;jft>J37P4|703jPXOrZt+rFob_4l5)DY0XrT6s;<bstM^KkS}%;;scLxQ9glbpQRY9RytQ8JPHf~b?lU^L|LGu-&zQ5Cox|0>;X>e
BM#uS_Rs-*jXdd5TJ22qdx<k!7H#bV{e76UwxO1zX&K{WMn`|2<KD$m!;~d9o?4P(cECF2hMkl4qp_W|o=g~}HFlu|O-~)k(;S?hLSQ<5$u5%e
=NbiyNlB|U>5Yc8CVfs)NuN3#Ig?CGVlg)k%svM?Zf{fVf}4Y}sPQShj=+Av^y7W0Q}Ze9___I<M4Ov0>Bti0v8`ngJDzSC#1>_4Fqfr!X0i7%
&&g_@9!cSID>OsRV?vYD-jzm|D_*RU++~wIRT>LS=2$TQ><ehs!r0A!cOPFd?VP5?^5-r}QlEd&GIZwyv#%NJT$WqS|GZy6KOT2KA7@RR6jcKA
R-kDi6g?8Uj4ZvK-MNsWznTa7j?q69EsxxwR69zJ2wajP1DK%Xn;&fNuhaN>J)*%XiT8Cbi%VUdOS{l+aF<EbLK45?;5wC5>_CSKk$p#~5a~z6
n1+ZTu=>8rr0K+1WzwQk{q3^{C57GxvMxZJAFwwHhjhAa6%OexaMnE)kn{WJG{^@u1yZsgpGh0C9wP_fjx~!IFmQtJUlNOefs64NNO^|sYWSRS
)ChBgtKfQ<Q#!J*wtt!O%MvHQi~AK-CX0ZADvygd7;&Bqo18fd+9J6rliecuIf36|weZtYz9bNlP>c%2RrQ)&ev@xcImVzM7R=q0ba(~va9)y>
!|I?zQ!?iu7C^Et)~c-Hs6(T%10%1}7S-gFV=C!|!ldm@OA;uU367VyXG)3)dxJ_T>WQ{Obn5zaTFk>;0}-#Q65V%+G=Nlz>B3UUA=^#qv%K#F
&>BlRj2u+th<ur%iNnZQMJ`5ZEQbqM!;hv4pURZciC{6*@C))dTUz`c#uk?@(y>M^?zvQ%x{|tDz>=-XvzjeR)WvR-<G>h!SOgkMXD_m=BFt!%
x^uur)+wZA{mI#qf{|4ai)QfsyhedMaz4L+h0*m)UPm25?;GX;U?N&Mm854xAf6Q22MQ)7!*4S3hLA>yP9r&109Qy<qXQt}D_LEQNo$VHP-D^p
ySFuFy89$4G_txbC=A|z+p08LC(&7?;{mbI4S=qx5b07L`U;Vi0$hcNJ;wf{#DxIh@|H>mIjqAiq|mN*WmoT^eJqf9^GL4Kb2LT$@~JiC56FBl
9Wo#16I%d?SWo{K0N5`gc`a|ViOJ2<02g%hIMqs3bh>$`qvvYN7vsuKmqF4Eb;4W=Z8tb}t^(INPI_EMQK3(AJ6Eop9A(Q6fZ8x*u>WB}1SVmS
F)u{%{&dR?+HINIk*L~3z{`n1Vx|f?`Jx;yM*+x7%ALZYDmo|}T6MMxr`Q;veOq@2MTiY|Os~o+VYLM~jcgsj>1o;^@IPUM>^Tp`+ip}i)Xj~;
@n|SebPXJ&an*VN^25g#5ol?2K!l3J;C*X{IjjIYVh*k$pqNQ!1`C&@;))_==u6b`qo)F8`xP>Jps<=Ns?-52PLiI95-X^!(hJ?(bRt>_Hn=3>
m9`x0Y=FqY4A6cg)#W0%b<lohL&PH*0lu-7{oWo{-@H170*`en+f}l7L<qJjHs4Acb=dNu0Cm(#+ny<$jI^}N`5Gaa#Uj9VB?fn|@L&B3j8{&{
E;W=k%Vw?&p=3u&o@EELrFpq`1FVkL>rjalN6=Qnw7v$OrUku0!i#sthvj#1I=;*p2u%mi0Yh#+N`#P~#S}tOf#S9kLSb6+5Sjn;10sj{78-<N
j@&5io#xmDp(rC`kD*K4)%_0$EAcb
"""),
)
